/** Recognises text beside the page, under its own policy: only here may WebAssembly be compiled. */
import type { FromWorker, ToWorker } from '../contract/recognition-messages.ts'
import { RECOGNITION_PATH } from '../domain/document/recognition.ts'
import { Locked, NotRecognised, recognise, scansOf } from './recognise.ts'

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  answer(data).then(say, (error: unknown) =>
    say({
      type: 'failed',
      reason: error instanceof NotRecognised ? error.message : '',
      isLocked: error instanceof Locked,
    }),
  )
}

async function answer(asked: ToWorker): Promise<FromWorker> {
  const pdf = new Uint8Array(await asked.file.arrayBuffer())
  if (asked.type === 'look') return { type: 'looked', scans: await scansOf(file, pdf) }
  const onProgress = (done: number, of: number): void => say({ type: 'progress', done, of })
  return { type: 'recognised', pdf: await recognise(file, pdf, { ...asked, onProgress }) }
}

async function file(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(`${RECOGNITION_PATH}/${name}`)
  if (!response.ok) throw new Error(`${response.status} ${name}`)
  return new Uint8Array(await response.arrayBuffer())
}

function say(message: FromWorker): void {
  self.postMessage(message)
}
