/** Checks many files: a few at a time, each until it has ended. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { CommandError } from './command-error.ts'
import type { Server } from './server.ts'

/** As many as the server works on at once for one user. */
const AT_ONCE = 4
const POLL_MS = 1_000
/** A check ends by itself within 20 minutes; others may stand before it. */
const DEADLINE_MS = 60 * 60_000

/** What became of one file. */
export interface Outcome {
  readonly path: string
  /** Null where it could not even be submitted. */
  readonly entry: HistoryEntry | null
  /** Why there is no result; empty where there is one. */
  readonly failure: string
}

export interface CheckOptions {
  readonly ruleSetId: number
  readonly language: string
  /** Folder for the highlighted PDFs; null: none are saved. */
  readonly savePdfs: string | null
  readonly onProgress: (done: number, of: number) => void
}

/**
 * Outcomes in the order of `paths`. A file that was checked before with the same rules, or is being checked, is not
 * paid for again: the server answers with that check.
 */
export async function checkFiles(
  server: Server,
  paths: readonly string[],
  options: CheckOptions,
): Promise<readonly Outcome[]> {
  const names = options.savePdfs === null ? new Map<string, string>() : pdfNames(paths)
  const outcomes: Outcome[] = []
  const queue = paths.entries()
  let done = 0
  async function lane(): Promise<void> {
    for (const [at, path] of queue) {
      outcomes[at] = await checkFile(server, path, names.get(path), options)
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
  pdfName: string | undefined,
  { ruleSetId, language, savePdfs }: CheckOptions,
): Promise<Outcome> {
  try {
    const bytes = await readFile(path)
    const file = new File([bytes], basename(path), { type: 'application/pdf' })
    const entry = await ended(server, await server.submit(ruleSetId, file, language))
    if (entry.state !== 'FINISHED') return { path, entry, failure: entry.failure ?? 'The check failed.' }
    if (savePdfs !== null && pdfName !== undefined && entry.annotatedPdf !== null) {
      await mkdir(savePdfs, { recursive: true })
      await writeFile(join(savePdfs, pdfName), await server.pdf(entry.documentRequestId))
    }
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

/** "contract-checked.pdf"; files of one name in different folders get a number. */
function pdfNames(paths: readonly string[]): ReadonlyMap<string, string> {
  const used = new Set<string>()
  return new Map(
    paths.map((path) => {
      const stem = basename(path).replace(/\.pdf$/i, '')
      let name = `${stem}-checked.pdf`
      for (let n = 2; used.has(name.toLowerCase()); n += 1) name = `${stem}-${n}-checked.pdf`
      used.add(name.toLowerCase())
      return [path, name]
    }),
  )
}
