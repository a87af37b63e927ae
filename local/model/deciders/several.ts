/** "The law that governs it and the court that decides disputes": two kinds of clauses in one rule. */
import { plainOf } from '../document/document.ts'
import { inEnglish } from '../languages/english.ts'
import type { Rule } from '../rule.ts'
import { forbids } from '../rules/polarity.ts'
import { type Subject, subjectOf } from '../rules/subject.ts'
import type { Decision } from './decider.ts'

/** An article and at most four words. */
const thing = /^(?:an?|the|its|one)(?: \p{L}[\p{L}-]*){1,4}$/iu
const joint = /,? (?:and|und|a) (?=\p{L})/giu
/** A word before or after "and" explains less of a rule than two kinds do. */
const sure = 0.75

/** The parts of a rule that asks for two kinds; null for any other. */
export function partsOf(rule: Rule): readonly string[] | null {
  return listed(rule) ?? twoKinds(rule.body)
}

/** "A balance sheet, an income statement and a cash flow statement": each is asked for by itself. */
function listed({ object, negated, quoted }: Rule): readonly string[] | null {
  if (object === null || negated || quoted.length > 0) return null
  const items = object.split(/, (?:and )?| and /u).map((item) => item.trim())
  const isList = items.length >= 3 && items.every((item) => thing.test(item))
  return isList ? items.map((item) => `The document must contain ${item}`) : null
}

function twoKinds(body: string): readonly string[] | null {
  for (const { index, 0: words } of body.matchAll(joint)) {
    const parts = [body.slice(0, index), body.slice(index + words.length)] as const
    // "Name a governing law": in English "a" joins nothing.
    if (words === ' a ' && isEnglish(parts[0])) continue
    const [one, other] = parts.map((part) => asks(part))
    if (one && other && one.id !== other.id) return [parts[0], asked(parts[1])]
  }
  return null
}

function isEnglish(part: string): boolean {
  const plain = plainOf(part)
  return inEnglish(plain) === plain
}

/** "The court that decides disputes" as a rule, so that the answer can name it. */
function asked(part: string): string {
  return /^(?:an?|the|its|any)\s/iu.test(part) ? `The document must state ${part}` : part
}

function asks(part: string): Subject | null {
  const plain = inEnglish(plainOf(part))
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
