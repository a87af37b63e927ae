/** Signature and date lines, and whether they are filled in as far as text shows. */
import type { Doc, Sentence } from '../document/document.ts'
import { quoteOf } from '../document/quote.ts'
import { type Decider, type DecisionInput, placeOf } from './decider.ts'

type Kind = 'signature' | 'date'

const asked: Record<Kind, RegExp> = {
  signature:
    /\bsignatures?\b|\bsigned\b|\bto sign\b|unterschrift|unterzeichnet|unterschrieben|podpis|podepsán/iu,
  date: /\bdate (?:line|field|of (?:the )?signature)|place for (?:the |a )?date|(?:feld|zeile) für das datum|datumszeile|míst\p{L} pro datum|datum podpisu/iu,
}
/** The rule requires a signature, not only a place for one. */
const done = /\bsigned\b|unterzeichnet|unterschrieben|podepsán/iu
const two =
  /\b(?:both|two|each part|all parties|either part)|\b(?:beide|zwei|allen?)\b|(?:ob[ěaou]\p{L}*|dva|dvě|všechny|každ\p{L}) /iu
/** Text can't show that a certain person signed, or when. */
const beyond = /\b(?:within|before|after|ceo|director|manager|notar\p{L}+|witness\p{L}*|within|days?)\b/iu

const lines: Record<Kind, RegExp> = {
  signature:
    /\bsignatures?\s*(?:of [^:_]{1,40})?[:_]|(?<!(?:prepared|approved|written|checked|reviewed|issued|compiled)\s)(?<!\p{L})by:\s*(?:_{2,}|\/s\/|[\p{L}_]|$)|\/s\/|in witness whereof|\bsigned\s*(?:by|for [^:_]{1,40})?\s*[:_]|\bgez\.\s|\bsigné\s?:|_{5}\s?\(?(?:signature|name)|(?:podpis\p{L}*|unterschrift\p{L}*)\s*(?:[:_.]|$)|[_.]{6}[^_.]{0,60}(?:podpis|unterschrift)|za (?:objednatele|zhotovitele|prodávajícího|kupujícího)\s*[:_]/iu,
  date: /\bdated?\s*(?:of signature)?\s*[:_]|\bdatum\s*[:_.]|\bdne\s*[_.]{3}|,\s*den\s*[_.]{3}|\bdatum,?\s*(?:ort|unterschrift)|(?:ort,?\s*)datum/iu,
}
const signedMark =
  /\/s\/|digitally signed|elektronicky podeps|digital (?:signiert|unterschrieben)|docusigned/iu
/** A name in place of the signature: "Signed: Anna Kowalski", "gez. Weber". */
const nameSigned =
  /(?:[Ss]igned(?: (?:by|for))?\s?:|[Gg]ez\.|[Ss]igné\s?:|[Pp]odepsáno?\s?:)\s{0,3}\p{Lu}(?:\p{Ll}|\.\s)/u

export const signatureLines: Decider = (matter) => {
  const { rule } = matter
  if (rule.negated || beyond.test(rule.body)) return null
  const kind = (['date', 'signature'] as const).find((one) => asked[one].test(rule.body))
  return kind === undefined ? null : decide(matter, kind)
}

function decide(matter: DecisionInput, kind: Kind): ReturnType<Decider> {
  const { say, rule, doc } = matter
  const found = findLines(doc, lines[kind])
  const first = found[0]
  if (first === undefined)
    return { verdict: 'not_found', reason: say.noLine(kind, doc.pages.length), quotes: [], fix: '' }
  const quotes = found.slice(0, 3).map((one) => quoteOf(one))
  const place = placeOf(matter, first)
  const marks = count(found, kind)
  if (two.test(rule.body) && marks < 2)
    return { verdict: 'broken', reason: say.oneLineOnly(kind, place), quotes, fix: '' }
  const isSigned = found.some(({ text }) => signedMark.test(text) || nameSigned.test(text))
  if (done.test(rule.body) && !isSigned)
    return { verdict: 'not_found', reason: say.lineOnly(place), quotes, fix: '' }
  const reason = done.test(rule.body) ? say.signed(place) : say.line(kind, place)
  return { verdict: 'met', reason, quotes, fix: '' }
}

function findLines(doc: Doc, pattern: RegExp): readonly Sentence[] {
  return doc.sentences.filter((one) => pattern.test(one.text))
}

/** "By: ____ By: ____" in one line counts as two. */
function count(found: readonly Sentence[], kind: Kind): number {
  const every = new RegExp(lines[kind].source, 'giu')
  return found.reduce(
    (sum, one) => sum + [...one.text.matchAll(every)].filter(([text]) => !/witness/iu.test(text)).length,
    0,
  )
}
