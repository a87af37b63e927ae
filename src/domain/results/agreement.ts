/** Asking the same question several times: the order of the rules, and how the answers are combined. */
import type { Evidence, Finding, Verdict } from './verdicts.ts'

/** Number of times the AI is asked when agreement is requested. */
export const TIMES_ASKED = 3

/** Orders of `count` rules, one for each time: as written, reversed, and even positions before odd ones. */
export function orders(count: number): readonly (readonly number[])[] {
  const written = Array.from({ length: count }, (_, at) => at)
  const even = written.filter((at) => at % 2 === 1)
  const odd = written.filter((at) => at % 2 === 0)
  return [written, written.toReversed(), [...even, ...odd]]
}

/** Weakest first: the less a verdict speaks for the document, the weaker it is. */
const WEAKEST_FIRST: readonly Verdict[] = ['undecided', 'not-found', 'broken', 'not-applicable', 'met']

function decided(verdicts: readonly Verdict[]): { readonly verdict: Verdict; readonly votes: number } {
  const counts = WEAKEST_FIRST.map((verdict) => ({
    verdict,
    votes: verdicts.filter((each) => each === verdict).length,
  }))
  return counts.reduce((best, each) => (each.votes > best.votes ? each : best))
}

/** Returns one finding per rule; all lists must have the rules in the same order. */
export function agreeOnRules(rounds: readonly (readonly Finding[])[]): Finding[] {
  const [first = []] = rounds
  return first.flatMap((_, at) => agreed(rounds.flatMap((findings) => findings[at] ?? [])))
}

function agreed(findings: readonly Finding[]): Finding[] {
  const { verdict, votes } = decided(findings.map((finding) => finding.verdict))
  const winners = findings.filter((finding) => finding.verdict === verdict)
  const nearest = distinct(winners.flatMap((each) => each.nearest ?? []))
  const limits = distinct(winners.flatMap((each) => each.limits ?? []))
  const limited = winners.find((each) => each.limits)
  return winners.slice(0, 1).map((first) => ({
    ...first,
    ...(first.nearest && { nearest: nearest.slice(0, first.nearest.length) }),
    ...(limited && { limits, secondReading: limited.secondReading }),
    evidence: distinct(winners.flatMap(({ evidence }) => evidence)),
    agreement: { votes, of: findings.length },
  }))
}

/** A kind’s verdict is decided like a rule’s; broken or undecided, each of its mistakes has its own votes. */
export function agreeOnGeneral(rounds: readonly (readonly Finding[])[]): Finding[] {
  const kinds = [...new Set(rounds.flatMap((findings) => findings.map(({ rule }) => rule)))]
  const all = kinds.flatMap((kind) =>
    agreedKind(rounds.map((findings) => findings.filter(({ rule }) => rule === kind))),
  )
  const from = Math.min(...rounds.flat().map(({ id }) => id))
  return all.map((finding, at) => ({ ...finding, id: from + at }))
}

function agreedKind(rounds: readonly (readonly Finding[])[]): Finding[] {
  const { verdict, votes } = decided(rounds.map(verdictOf))
  const winners = rounds.filter((findings) => verdictOf(findings) === verdict)
  if (verdict !== 'broken' && verdict !== 'undecided') {
    const first = winners[0]?.slice(0, 1) ?? []
    return first.map((finding) => ({ ...finding, agreement: { votes, of: rounds.length } }))
  }
  return mistakesOf(winners, rounds.length)
}

/** Broken if any finding is broken, else the first finding's verdict. */
function verdictOf(findings: readonly Finding[]): Verdict {
  if (findings.some(({ verdict }) => verdict === 'broken')) return 'broken'
  return findings[0]?.verdict ?? 'met'
}

/** Each distinct mistake, with the number of answers that name it. */
function mistakesOf(rounds: readonly (readonly Finding[])[], of: number): Finding[] {
  const mistakes: { finding: Finding; namedBy: Set<number> }[] = []
  for (const [round, findings] of rounds.entries()) {
    for (const finding of findings) {
      const known = mistakes.find((each) => isSame(each.finding, finding))
      if (known) known.namedBy.add(round)
      else mistakes.push({ finding, namedBy: new Set([round]) })
    }
  }
  return mistakes.map(({ finding, namedBy }) => ({ ...finding, agreement: { votes: namedBy.size, of } }))
}

/** Whether both quotes are on the same page and one contains the other. */
function isSame(one: Finding, other: Finding): boolean {
  const [a, b] = [one.evidence.find(isLocated), other.evidence.find(isLocated)]
  if (!a || !b) return !a && !b && one.error === other.error && one.reason === other.reason
  return a.page === b.page && (a.quote.includes(b.quote) || b.quote.includes(a.quote))
}

function isLocated({ page }: Evidence): boolean {
  return page !== null
}

function distinct<T extends object>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]
}
