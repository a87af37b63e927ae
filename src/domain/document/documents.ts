/** Documents and checks: limits, states, names. */

/** 10 MB as the specification defines it. */
export const FILE_MAX_BYTES = 10 * 1024 * 1024
export const NOTE_MAX = 1000
/** Note that the workspace sends with every check. */
export const WORKSPACE_NOTE = 'Document check via web interface'

export const DOCUMENT_STATES = ['STARTED', 'PROCESSING', 'FINISHED', 'ERROR'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

/** Whether a document in this state can still change; the state machine sets its tags from it. */
export function isRunning(state: DocumentState): boolean {
  return state === 'STARTED' || state === 'PROCESSING'
}

export const STAGES = ['queued', 'reading', 'asking', 'verifying', 'marking'] as const
export type Stage = (typeof STAGES)[number]

/** A PDF begins with "%PDF-" within its first 1,024 bytes. */
export function looksLikePdf(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 1024))
  return head.includes('%PDF-')
}

/** A name safe to store and send back: any script, without paths and invisible characters, at most 255 characters. */
export function cleanFileName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? ''
  const clean = base
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}"]/gu, '')
    .trim()
  if (clean === '' || clean === '.' || clean === '..') return 'document.pdf'
  if (clean.length <= 255) return clean
  // An emoji is two UTF-16 units; don't leave half of one.
  return `${clean.slice(0, 251).replace(/[\uD800-\uDBFF]$/, '')}.pdf`
}

/** "contract.pdf" -> "contract-checked.pdf". */
export function fileNameOf(name: string, version: 'checked' | 'reviewed'): string {
  return `${name.replace(/\.pdf$/i, '')}-${version}.pdf`
}
