/** The same question asked several times: in which orders, and what the answers say together. */
import type { Evidence, Finding, Verdict } from './verdicts.ts'

/** How often the AI is asked where agreement is wanted. */
export const TIMES_ASKED = 3

/**
 * Orders of `count` rules, each as the positions in which they are asked: as written, from the last to the first, and
 * the even ones before the odd ones.
 */
export function orders(count: number): readonly (readonly number[])[] {
  const written = Array.from({ length: count }, (_, at) => at)
  const even = written.filter((at) => at % 2 === 1)
  const odd = written.filter((at) => at % 2 === 0)
  return [written, written.toReversed(), [...even, ...odd]]
}

/** From the weakest to the strongest: the less a verdict says for the document, the weaker it is. */
const WEAKEST_FIRST: readonly Verdict[] = ['unreadable', 'not-found', 'broken', 'not-applicable', 'met']

/** The verdict that most gave; of several with as many votes the weakest. */
function decided(verdicts: readonly Verdict[]): { readonly verdict: Verdict; readonly votes: number } {
  const counts = WEAKEST_FIRST.map((verdict) => ({
    verdict,
    votes: verdicts.filter((each) => each === verdict).length,
  }))
  return counts.reduce((best, each) => (each.votes > best.votes ? each : best))
}

/** One finding about each rule, from lists that have the rules in the same order. */
export function agreeOnRules(askings: readonly (readonly Finding[])[]): Finding[] {
  const [first = []] = askings
  return first.map((_, at) => agreed(askings.flatMap((findings) => findings[at] ?? [])))
}

/** What findings about the same rule say together. */
function agreed(findings: readonly Finding[]): Finding {
  const { verdict, votes } = decided(findings.map((finding) => finding.verdict))
  const winners = findings.filter((finding) => finding.verdict === verdict)
  const [first = findings[0]] = winners
  if (!first) throw new RangeError('no findings to agree on')
  const nearest = distinct(winners.flatMap((each) => each.nearest ?? [])).slice(0, first.nearest?.length)
  return {
    ...first,
    ...(nearest.length > 0 && { nearest }),
    evidence: distinct(winners.flatMap(({ evidence }) => evidence)),
    agreement: { votes, of: findings.length },
  }
}

/**
 * The general findings of a kind as the askings say together. The kind is decided as a rule is; where it is broken,
 * each mistake says for itself how many askings named it.
 */
export function agreeOnGeneral(askings: readonly (readonly Finding[])[]): Finding[] {
  const kinds = [...new Set(askings.flatMap((findings) => findings.map(({ rule }) => rule)))]
  const all = kinds.flatMap((kind) =>
    agreedKind(askings.map((findings) => findings.filter(({ rule }) => rule === kind))),
  )
  const from = Math.min(...askings.flat().map(({ id }) => id))
  return all.map((finding, at) => ({ ...finding, id: from + at }))
}

function agreedKind(askings: readonly (readonly Finding[])[]): Finding[] {
  const { verdict, votes } = decided(askings.map(verdictOf))
  const winners = askings.filter((findings) => verdictOf(findings) === verdict)
  if (verdict !== 'broken') {
    return winners
      .slice(0, 1)
      .flatMap((findings) =>
        findings.slice(0, 1).map((finding) => ({ ...finding, agreement: { votes, of: askings.length } })),
      )
  }
  return mistakesOf(winners, askings.length)
}

/** Broken where any finding is, else as the first says. */
function verdictOf(findings: readonly Finding[]): Verdict {
  if (findings.some(({ verdict }) => verdict === 'broken')) return 'broken'
  return findings[0]?.verdict ?? 'met'
}

/** Each mistake once, with the number of askings that named it. */
function mistakesOf(askings: readonly (readonly Finding[])[], of: number): Finding[] {
  const mistakes: { finding: Finding; namedBy: Set<number> }[] = []
  for (const [asking, findings] of askings.entries()) {
    for (const finding of findings) {
      const known = mistakes.find((each) => isSame(each.finding, finding))
      if (known) known.namedBy.add(asking)
      else mistakes.push({ finding, namedBy: new Set([asking]) })
    }
  }
  return mistakes.map(({ finding, namedBy }) => ({ ...finding, agreement: { votes: namedBy.size, of } }))
}

/** The words that one quotes are those of the other, or a part of them on the same page. */
function isSame(one: Finding, other: Finding): boolean {
  const [a, b] = [one.evidence.find(isLocated), other.evidence.find(isLocated)]
  if (!a || !b) return !a && !b && one.error === other.error
  return a.page === b.page && (a.quote.includes(b.quote) || b.quote.includes(a.quote))
}

function isLocated({ page }: Evidence): boolean {
  return page !== null
}

function distinct<T extends object>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]
}
