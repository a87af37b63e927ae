import type { DiffPart } from './verdicts.ts'

/** Shows how the AI's words differ from the document's: "within [45 → 30] days". */
export function diffWords(diff: readonly DiffPart[]): string {
  let words = ''
  let said = ''
  let written = ''
  const flush = (): void => {
    if (said || written) words += `[${said.trim() || '–'} → ${written.trim() || '–'}]`
    said = ''
    written = ''
  }
  for (const { kind, text } of diff) {
    if (kind === 'quote') said += text
    else if (kind === 'document') written += text
    else {
      flush()
      words += text
    }
  }
  flush()
  return words
}
