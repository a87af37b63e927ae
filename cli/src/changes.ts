/** `--against`: what changed in the text since an earlier version, and the verdicts that flipped. */
import { readFile } from 'node:fs/promises'
import { NOT_COMPARED, toChangesText } from '../../src/domain/changes/change-words.ts'
import { changesBetween, type Version } from '../../src/domain/changes/changes.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import type { Outcome } from './check-files.ts'
import { CommandError } from './command-error.ts'
import { type Recognise, recognitionFile } from './ocr.ts'

/** @throws CommandError where one of them was not checked, or can't be read */
export async function changesSince(earlier: Outcome, later: Outcome, recognise: Recognise): Promise<string> {
  const found = changesBetween(await versionOf(earlier, recognise), await versionOf(later, recognise))
  return typeof found === 'string' ? NOT_COMPARED[found] : toChangesText(found)
}

async function versionOf({ path, entry, failure }: Outcome, recognise: Recognise): Promise<Version> {
  if (!entry?.result) throw new CommandError(`${path} could not be checked: ${failure}`)
  const reader = createPdfReader(await WebAssembly.compile(await recognitionFile('pdfium.wasm')))
  const read = await reader.read(await recognise(new Uint8Array(await readFile(path))))
  if (!read.ok) throw new CommandError(`The text of ${path} can’t be read.`)
  return { pages: read.document.pages, result: entry.result, reviews: entry.reviews }
}
