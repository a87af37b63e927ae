/** "The law that governs it and the court that decides disputes": two kinds of clauses in one rule. */
import { plainOf } from '../document/document.ts'
import { forbids } from '../rules/polarity.ts'
import { type Subject, subjectOf } from '../rules/subject.ts'
import type { Decision } from './decider.ts'

const joint = /,? (?:and|und|a) (?=\p{L})/giu
/** A word before or after "and" explains less of a rule than two kinds do. */
const sure = 0.75

/** The parts of a rule that asks for two kinds; null for any other. */
export function partsOf(body: string): readonly [string, string] | null {
  for (const { index, 0: words } of body.matchAll(joint)) {
    const parts = [body.slice(0, index), body.slice(index + words.length)] as const
    const [one, other] = parts.map((part) => asks(part))
    if (one && other && one.id !== other.id) return parts
  }
  return null
}

function asks(part: string): Subject | null {
  const plain = plainOf(part)
  const subject = subjectOf(plain)
  return subject !== null && subject.share >= sure && !forbids(plain, subject) ? subject : null
}

/** Met only if both are; otherwise "broken" takes precedence over the other verdicts. */
export function together(decisions: readonly Decision[]): Decision {
  const missing = decisions.filter(({ verdict }) => verdict !== 'met')
  const counted = missing.length === 0 ? decisions : missing
  return {
    verdict: missing.find(({ verdict }) => verdict === 'broken')?.verdict ?? missing[0]?.verdict ?? 'met',
    reason: counted.map(({ reason }) => reason).join(' '),
    quotes: counted.flatMap(({ quotes }) => quotes),
    fix: counted
      .map(({ fix }) => fix)
      .filter((fix) => fix !== '')
      .join(' '),
  }
}
