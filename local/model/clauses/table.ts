/** Finding the kind of clause that a rule speaks of. */
import { contentStems } from '../document/words.ts'
import type { Clause } from './clause.ts'
import { commercialClauses } from './commercial.ts'
import { generalClauses } from './general.ts'
import { rightsClauses } from './rights.ts'

const clauses: readonly Clause[] = [...commercialClauses, ...rightsClauses, ...generalClauses]

/** Words around the name of a clause that add nothing to it. */
const filler = new Set(
  contentStems(
    'clause clauses provision provisions section sections article contract agreement document term terms statement language wording ' +
      'paragraph regarding concerning about covering dealing related relating addressing on any valid clear written explicit specific ' +
      'ustanovení článek doložka doložku klauzule klauzuli oddíl část smlouva smlouvy ujednání ohledně týkající upravující ' +
      'klausel bestimmung regelung abschnitt artikel vertrag über bezüglich party parties rights right condition conditions ' +
      'information details name names obligation obligations duty duties last',
  ),
)

interface NamedClause {
  readonly clause: Clause
  /** Share of the meaningful words that the name and filler make up, 0 to 1. */
  readonly share: number
}

/** The clause whose name takes up most of the text; null when none is named. */
export function clauseNamedIn(text: string): NamedClause | null {
  const plain = text.toLowerCase().replace(/[‐‑–]/gu, '-')
  const named = clauses.flatMap((clause) => {
    const match = clause.names.exec(plain)
    return match === null ? [] : [{ clause, share: shareOf(clause, plain), length: match[0].length }]
  })
  return named.reduce<(NamedClause & { length: number }) | null>(
    (best, one) =>
      best === null || one.share > best.share || (one.share === best.share && one.length > best.length)
        ? one
        : best,
    null,
  )
}

function shareOf({ names }: Clause, text: string): number {
  const all = contentStems(text)
  const rest = contentStems(text.replace(new RegExp(`(?:${names.source})\\p{L}*`, 'gu'), ' '))
  return all.length === 0 ? 1 : 1 - rest.filter((word) => !filler.has(word)).length / all.length
}
