/** `--ocr`: recognises scanned pages on this machine before a document is sent. */
import { readFile } from 'node:fs/promises'
import {
  isRecognitionLanguage,
  RECOGNITION_LANGUAGES,
  type RecognitionLanguage,
} from '../../src/domain/document/recognition.ts'
import { CommandError } from './command-error.ts'

/** Beside the program. */
const FOLDER = new URL('recognition/', import.meta.url)

export async function recognitionFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(new URL(name, FOLDER)))
}

export type Recognise = (pdf: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>

/** `written`: "de,en"; undefined: documents are sent as they are. One is recognised at a time. @throws CommandError */
export function recogniserFor(written: string | undefined): Recognise {
  if (written === undefined) return async (pdf) => pdf
  const languages = languagesIn(written)
  let turn: Promise<unknown> = Promise.resolve()
  return (pdf) => {
    const mine = turn.then(() => recognised(pdf, languages))
    turn = mine.catch(() => undefined)
    return mine
  }
}

function languagesIn(written: string): readonly RecognitionLanguage[] {
  const names = written.split(',').map((name) => name.trim())
  const languages = names.filter(isRecognitionLanguage)
  if (languages.length === names.length) return languages
  throw new CommandError(`--ocr takes one or more of ${Object.keys(RECOGNITION_LANGUAGES).join(', ')}.`)
}

async function recognised(
  pdf: Uint8Array<ArrayBuffer>,
  languages: readonly RecognitionLanguage[],
): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded only now, because other commands don't need it.
  const { NotRecognised, recognise } = await import('../../src/recognition/recognise.ts')
  try {
    return await recognise(recognitionFile, pdf, { languages, again: false, onProgress: () => undefined })
  } catch (error) {
    if (error instanceof NotRecognised) throw new CommandError(error.message)
    throw error
  }
}
