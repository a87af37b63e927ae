/** Checks many files, a few at a time, waiting until each has ended. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { CommandError } from './command-error.ts'
import type { Recognise } from './ocr.ts'
import type { Server } from './server.ts'

/** The server runs at most this many checks per user at once. */
const AT_ONCE = 4
const POLL_MS = 1_000
/** A check ends by itself within 20 minutes, but others may be queued before it. */
const DEADLINE_MS = 60 * 60_000

export interface Outcome {
  readonly path: string
  /** Null when it could not be submitted. */
  readonly entry: HistoryEntry | null
  /** Why there is no result; empty when there is one. */
  readonly failure: string
}

export interface CheckOptions {
  readonly ruleSetId: number
  /** Dollars for each document, as typed: refused if it costs another price. Undefined: any price. */
  readonly at: string | undefined
  /** Folder for the highlighted PDFs; null: not saved. */
  readonly savePdfs: string | null
  /** Folder for the receipts; null: not saved. */
  readonly saveReceipts: string | null
  /** Returns the document with the text of its scanned pages. */
  readonly recognise: Recognise
  readonly onProgress: (done: number, of: number) => void
}

/**
 * Returns outcomes in the order of `paths`. A file already checked with the same rules, or being checked, is not
 * charged again: the server returns the existing check.
 */
export async function checkFiles(
  server: Server,
  paths: readonly string[],
  options: CheckOptions,
): Promise<Outcome[]> {
  const stems = stemsOf(paths)
  const outcomes: Outcome[] = []
  const queue = paths.entries()
  let done = 0
  async function lane(): Promise<void> {
    for (const [at, path] of queue) {
      outcomes[at] = await checkFile(server, path, stems.get(path) ?? '', options)
      done += 1
      options.onProgress(done, paths.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return outcomes
}

async function checkFile(
  server: Server,
  path: string,
  stem: string,
  { ruleSetId, at, savePdfs, saveReceipts, recognise }: CheckOptions,
): Promise<Outcome> {
  try {
    const bytes = await recognise(new Uint8Array(await readFile(path)))
    const file = new File([bytes], basename(path), { type: 'application/pdf' })
    const entry = await ended(server, await server.submit(ruleSetId, file, at))
    if (entry.state !== 'FINISHED') return { path, entry, failure: entry.failure ?? 'The check failed.' }
    const { documentRequestId: id, annotatedPdf } = entry
    if (savePdfs !== null && annotatedPdf !== null)
      await save(savePdfs, `${stem}-checked.pdf`, await server.pdf(id))
    if (saveReceipts !== null) await save(saveReceipts, `${stem}-receipt.json`, await server.receipt(id))
    return { path, entry, failure: '' }
  } catch (error) {
    if (error instanceof CommandError) return { path, entry: null, failure: error.message }
    if (error instanceof Error && 'code' in error) return { path, entry: null, failure: error.message }
    throw error
  }
}

async function ended(server: Server, submitted: HistoryEntry): Promise<HistoryEntry> {
  const until = Date.now() + DEADLINE_MS
  let entry = submitted
  while (entry.state === 'STARTED' || entry.state === 'PROCESSING') {
    if (Date.now() > until) throw new CommandError('The check did not end within an hour.')
    await pause(POLL_MS)
    entry = await server.entry(entry.documentRequestId)
  }
  return entry
}

async function save(folder: string, name: string, content: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), content)
}

/** Base names of saved files; equal file names from different folders get a number. */
function stemsOf(paths: readonly string[]): ReadonlyMap<string, string> {
  const used = new Set<string>()
  return new Map(
    paths.map((path) => {
      const name = basename(path).replace(/\.pdf$/i, '')
      let stem = name
      for (let n = 2; used.has(stem.toLowerCase()); n += 1) stem = `${name}-${n}`
      used.add(stem.toLowerCase())
      return [path, stem]
    }),
  )
}
