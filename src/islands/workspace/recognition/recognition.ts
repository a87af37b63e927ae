/** Asks the recognition worker; a new one for each file, because WebAssembly's memory never shrinks. */

import type { FromWorker, ToWorker } from '../../../contract/recognition-messages.ts'
import type { RecognitionLanguage, ScannedPages } from '../../../domain/document/recognition.ts'

/** Why a file was not recognised, as a sentence for the user. */
export class RecognitionFailed extends Error {}

export class FileLocked extends RecognitionFailed {}

const NOT_LOADED = 'Text recognition could not be loaded. Check your connection and try again.'

/** By file. A page of few words or none would still look like a scan in the copy that has its text. */
const known = new WeakMap<File, ScannedPages>()

export async function scansIn(file: File): Promise<ScannedPages> {
  const before = known.get(file)
  if (before) return before
  const found = await asked({ type: 'look', file }, (message) =>
    message.type === 'looked' ? message.scans : undefined,
  )
  known.set(file, found)
  return found
}

export interface Wanted {
  readonly languages: readonly RecognitionLanguage[]
  readonly again: boolean
  readonly onProgress: (done: number, of: number) => void
}

/** Returns a copy of the same name with recognised text. Rejects when `stop` aborts. @throws RecognitionFailed */
export async function recognisedCopy(
  file: File,
  { languages, again, onProgress }: Wanted,
  stop: AbortSignal,
): Promise<File> {
  const { name } = file
  const copy = await asked(
    { type: 'recognise', file, languages, again },
    (message) => {
      if (message.type === 'progress') onProgress(message.done, message.of)
      return message.type === 'recognised' ? new File([message.pdf], name, file) : undefined
    },
    stop,
  )
  const found = known.get(file)
  if (found) known.set(copy, { ...found, scans: [], recognised: [...found.scans, ...found.recognised] })
  return copy
}

async function asked<T>(
  question: ToWorker,
  take: (message: FromWorker) => T | undefined,
  stop?: AbortSignal,
): Promise<T> {
  stop?.throwIfAborted()
  const worker = new Worker(new URL('../../../recognition/recognition.worker.ts', import.meta.url), {
    type: 'module',
  })
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'failed') {
          const Failure = data.isLocked ? FileLocked : RecognitionFailed
          reject(new Failure(data.reason || NOT_LOADED))
        }
        const taken = take(data)
        if (taken !== undefined) resolve(taken)
      }
      worker.onerror = () => reject(new RecognitionFailed(NOT_LOADED))
      stop?.addEventListener('abort', () => reject(stop.reason))
      worker.postMessage(question)
    })
  } finally {
    worker.terminate()
  }
}
