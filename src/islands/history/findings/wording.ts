/** Extracts the words of a suggestion that can be put into the document, if any. */
import type { Finding } from '../../../domain/results/verdicts.ts'

/** Short lead-ins to quoted words: "Write “the”.", "Change “a” to “b”." */
const QUOTED = /[“„"«「]([^“”„"«»「」]+)[”“"»」]/g
const LEAD_MAX = 40
/** "Add: a data protection clause." */
const INSTRUCTION = /^\p{Lu}\p{Ll}{1,15}: /u

/**
 * Words already in the document are to be replaced, not written; so are those that a broken rule names. A correction
 * that shares no word with the mistake is an instruction.
 */
export function wordingOf(
  { fix = '', evidence, rule, verdict }: Pick<Finding, 'fix' | 'evidence' | 'rule' | 'verdict'>,
  isGeneral: boolean,
): string | null {
  const quotes = evidence.map(({ quote }) => quote)
  const present = [...quotes, ...(verdict === 'broken' ? [rule] : [])].join('\n').toLowerCase()
  const quoted = [...fix.matchAll(QUOTED)]
  const lead = quoted[0]?.index ?? 0
  if (lead > 0 && lead <= LEAD_MAX) {
    const words = quoted.at(-1)?.[1] ?? ''
    const isLast = /^[”“"»」]?[.。]?$/.test(fix.slice((quoted.at(-1)?.index ?? 0) + 1 + words.length))
    return isLast && (quoted.length > 1 || isGeneral || !present.includes(words.toLowerCase())) ? words : null
  }
  if (INSTRUCTION.test(fix)) return null
  return fix === '' || (isGeneral && isInstruction(fix, present)) ? null : fix
}

/** Whether `fix` is several words, mostly not the document's. */
function isInstruction(fix: string, present: string): boolean {
  const there = new Set(wordsOf(present))
  const words = wordsOf(fix.toLowerCase())
  return words.length > 2 && words.filter((word) => there.has(word)).length * 2 < words.length
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}
