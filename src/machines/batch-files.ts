/** The files of a batch in the browser: which can be sent, and how choosing and sending change the list. */
import { BATCH_MAX } from '../domain/account/quotas.ts'
import { FILE_MAX_BYTES } from '../domain/document/documents.ts'

export type FileProblem = 'notPdf' | 'locked' | 'tooLarge' | 'empty'

export interface FileFacts {
  readonly isPdf: boolean
  readonly pages: number
  readonly isLocked: boolean
}

/** `ready`: waiting for the user. `waiting`: queued for sending. */
export interface BatchFile {
  readonly key: string
  readonly file: File
  /** Undefined until the file has been read; null if it can't be read. */
  readonly facts?: FileFacts | null
  readonly problem: FileProblem | null
  readonly state: 'ready' | 'waiting' | 'sending' | 'refused'
  readonly reason: string
}

export function sendable(files: readonly BatchFile[]): readonly BatchFile[] {
  return files.filter(({ problem, state }) => problem === null && state === 'ready')
}

export function underWay(files: readonly BatchFile[]): readonly BatchFile[] {
  return files.filter(({ state }) => state === 'waiting' || state === 'sending')
}

/** Identifies a file, so that one chosen twice is added once. */
function keyOf(file: File): string {
  return `${file.webkitRelativePath || file.name}|${file.size}|${file.lastModified}`
}

function problemOf({ size }: File): FileProblem | null {
  if (size === 0) return 'empty'
  return size > FILE_MAX_BYTES ? 'tooLarge' : null
}

/** Files rejected from a selection: not PDFs by name, or over the limit. */
export interface LeftOut {
  readonly others: number
  readonly tooMany: number
}

export function withFiles(
  files: readonly BatchFile[],
  given: readonly File[],
): { files: readonly BatchFile[]; leftOut: LeftOut } {
  const pdfs = given.filter(({ name, type }) => type === 'application/pdf' || /\.pdf$/i.test(name))
  const chosen = new Map(pdfs.map((file) => [keyOf(file), file]))
  // Choosing a refused file again retries it.
  const kept = files.filter(({ key, state }) => state !== 'refused' || !chosen.has(key))
  for (const { key } of kept) chosen.delete(key)
  const all = [...kept, ...[...chosen].map(([key, file]) => fresh(key, file))]
  return {
    files: all.slice(0, BATCH_MAX),
    leftOut: { others: given.length - pdfs.length, tooMany: Math.max(0, all.length - BATCH_MAX) },
  }
}

function fresh(key: string, file: File): BatchFile {
  return { key, file, problem: problemOf(file), state: 'ready', reason: '' }
}

/** The copy stands for its original, so that choosing that again adds nothing. */
export function withCopy(files: readonly BatchFile[], original: File, copy: File): readonly BatchFile[] {
  return files.map((each) =>
    each.file === original ? { ...each, file: copy, problem: problemOf(copy) } : each,
  )
}

export function changed(
  files: readonly BatchFile[],
  key: string,
  change: Partial<BatchFile>,
): readonly BatchFile[] {
  return files.map((file) => (file.key === key ? { ...file, ...change } : file))
}

export function backToReady(files: readonly BatchFile[]): readonly BatchFile[] {
  const open = new Set(underWay(files))
  return files.map((file) => (open.has(file) ? { ...file, state: 'ready' } : file))
}
