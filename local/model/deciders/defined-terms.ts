/** "All defined terms must be used", "all capitalised terms must be defined". */
import type { Doc } from '../document/document.ts'
import { quoteInPage } from '../document/quote.ts'
import type { Decider, Decision, DecisionInput } from './decider.ts'

const askedUsed =
  /(?:defined terms?|definitions?|definierte\p{L}* begriffe?|definované pojmy|definice).{0,60}(?:used|use\b|verwendet|použi)/iu
const askedDefined =
  /(?:(?:defined|capitali[sz]ed|each|every|all|any) term|terms|begriffe?|pojmy).{0,60}(?:be defined|is defined|are defined|have a definition|definiert|definován)/iu

/** Nouns that contracts capitalise as defined terms. */
const termNouns =
  /^(?:Agreement|Date|Term|Fees?|Services?|Products?|Information|Territory|Property|Period|Price|Parties|Party|Rights|Software|Materials|Affiliates?|Customers?|Deliverables|Documentation|Event|Law|Marks|Notice|Payment|Plan|Premises|Program|Purpose|Records|Royalty|Royalties|Taxes|Work|Site)$/u
const definition =
  /\(\s*(?:[^()"“”„]{0,60}referred to (?:here|herein|hereinafter|collectively)?\s*as (?:the|an?)?|the|each an?|an?|collectively,?(?: the)?|together,?(?: the)?|hereinafter(?: referred to as| called)?,?(?: the)?|dále (?:také )?jen|nachfolgend|im folgenden)?\s*["“„]([^"“”„]{2,60})["”“]|["“„]([^"“”„]{2,60})["”“]\s*(?:means|shall mean|has the meaning|shall have the meaning|refers to|bedeutet|bezeichnet|se rozumí|znamená)/giu

/** Maximum terms examined; no contract defines more. */
const mostTerms = 500

interface Defined {
  readonly term: string
  readonly page: number
}

function definedTerms(doc: Doc): readonly Defined[] {
  const found = new Map<string, Defined>()
  for (const page of doc.pages) {
    for (const match of page.text.matchAll(definition)) {
      const term = (match[1] ?? match[2] ?? '').trim().replace(/[,.;]$/u, '')
      if (found.size < mostTerms && /^\p{Lu}/u.test(term) && !found.has(term))
        found.set(term, { term, page: page.number })
    }
  }
  return [...found.values()]
}

interface Text {
  readonly asWritten: string
  readonly inCapitals: string
}

/** Counts up to two. Terms defined in capitals match in any case, and "Customer(s)" as "Customer". */
function timesUsed({ asWritten, inCapitals }: Text, term: string): number {
  const stump = term.replace(/\(s\)$/iu, '')
  const searched = term === term.toUpperCase() ? inCapitals : asWritten
  const first = searched.indexOf(stump)
  if (first < 0) return 0
  return searched.indexOf(stump, first + stump.length) < 0 ? 1 : 2
}

export const definedTermsUsed: Decider = (matter) => {
  const { rule, doc } = matter
  const wantsDefined = askedDefined.test(rule.body)
  if (!wantsDefined && !askedUsed.test(rule.body)) return null
  const defined = definedTerms(doc)
  if (defined.length === 0) return { verdict: 'not_found', reason: matter.say.noTerms, quotes: [], fix: '' }
  return wantsDefined ? undefinedTerms(matter, defined) : unusedTerms(matter, defined)
}

function unusedTerms({ doc, say }: DecisionInput, defined: readonly Defined[]): Decision {
  const asWritten = doc.pages.map((page) => page.text).join(' ')
  const text = { asWritten, inCapitals: asWritten.toUpperCase() }
  const unused = defined.filter(({ term }) => timesUsed(text, term) < 2)
  if (unused.length === 0) return fine(say, defined)
  const quotes = unused.slice(0, 5).map(({ term, page }) => quoteInPage(doc, page, term))
  return { verdict: 'broken', reason: say.termsUnused(unused.map(({ term }) => term)), quotes, fix: '' }
}

function undefinedTerms({ doc, say }: DecisionInput, defined: readonly Defined[]): Decision {
  const known = new Set(defined.map(({ term }) => bare(term)))
  const counts = new Map<string, { times: number; page: number }>()
  for (const { text, page, isHeading } of doc.sentences) {
    if (isHeading) continue
    for (const [term] of text.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{1,40}(?: \p{Lu}\p{Ll}{1,40}){1,2}/gu)) {
      const times = (counts.get(term)?.times ?? 0) + 1
      counts.set(term, { times, page: counts.get(term)?.page ?? page })
    }
  }
  const suspects = [...counts].filter(([term, { times }]) => {
    const last = term.split(' ').at(-1) ?? ''
    const plain = bare(term)
    return (
      times >= 3 &&
      termNouns.test(last) &&
      ![...known].some((one) => one.includes(plain) || plain.endsWith(one))
    )
  })
  if (suspects.length === 0) return fine(say, defined)
  const quotes = suspects.slice(0, 5).map(([term, { page }]) => quoteInPage(doc, page, term))
  return { verdict: 'broken', reason: say.termsUndefined(suspects.map(([term]) => term)), quotes, fix: '' }
}

function bare(term: string): string {
  return term
    .toLowerCase()
    .replace(/\(s\)$/u, '')
    .replace(/(?<=\p{L}{3})s$/u, '')
}

function fine(say: DecisionInput['say'], defined: readonly Defined[]): Decision {
  return { verdict: 'met', reason: say.termsFine(defined.length), quotes: [], fix: '' }
}
