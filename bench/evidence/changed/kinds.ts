/** The measured kinds of changed meaning. */
import {
  added,
  another,
  anyOf,
  type Change,
  dropped,
  exchanged,
  half,
  increased,
  leftOut,
  letterChanged,
  lower,
  neighboursSwapped,
  partiesExchanged,
  replaced,
  tidy,
  withoutAccents,
  wordAdded,
  wordDropped,
  wordIn,
  wordsOf,
} from './changes.ts'
import { entries } from './texts.ts'

export const KINDS: readonly (readonly [name: string, change: Change])[] = [
  ['currency sign changed', replaced(/[$€]/gu, ([sign]) => (sign === '$' ? '€' : '$'))],
  ['currency sign dropped', replaced(/[$€](?=\d)| [$€](?= )|(?<=\d) ?€/gu, () => '')],
  [
    'currency sign for its code',
    replaced(/\$(?=\d)|€(?=\d)/gu, ([sign]) => (sign === '$' ? 'USD ' : 'EUR ')),
  ],
  [
    'currency code or name changed',
    replaced(/\b(?:USD|EUR|Kč|zł|dollars)(?!\p{L})/gu, ([code]) => (code === 'EUR' ? 'USD' : 'EUR')),
  ],
  ['percent sign dropped', replaced(/ ?%/gu, () => '')],
  ['percent for percentage points', replaced(/%/gu, () => '% points')],
  ['percent for per mille', replaced(/%/gu, () => '‰')],
  ['number changed', replaced(/\d+/gu, ([digits], { random }) => increased(digits.slice(0, 9), random))],
  ['number dropped', (one) => tidy(replaced(/(?<= )\d\S*(?= )/gu, () => '')(one))],
  ['decimal point moved', replaced(/(?<![\d.,])(\d)[.,](\d)(?![\d.,])/gu, ([, a, b]) => `${a}${b}`)],
  ['decimal point for grouping', replaced(/(?<=\d)[.,](?=\d)/gu, ([mark]) => (mark === '.' ? ',' : '.'))],
  ['a nought more', replaced(/(?<=[1-9])(?=\d*(?:\s|$))/gu, () => '0')],
  ['sign of a number turned', replaced(/(?<= )-?(?=\d)/gu, ([sign]) => (sign === '-' ? '' : '-'))],
  [
    'brackets of a negative amount dropped',
    replaced(/(?<=(?:was|of|is) )\(([\d.,]+)\)/gu, ([, amount]) => amount ?? ''),
  ],
  ['hyphen in a range dropped', replaced(/(?<=\d)-(?=\d)/gu, () => '')],
  ['hyphen in a range made a space', replaced(/(?<=\d)-(?=\d)/gu, () => ' ')],
  ['superscript lowered or dropped', replaced(/²/gu, (_, { random }) => (random.chance(0.5) ? '2' : ''))],
  ['number in words changed', exchanged('numbers')],
  [
    'day of a date changed',
    replaced(
      /\b\d{1,2}(?=\.? (?:de )?\p{L}{3,9} (?:de )?(?:19|20)\d\d)|(?<=\p{Lu}\p{Ll}{2,8} )\d{1,2}(?=, (?:19|20)\d\d)/gu,
      ([day], { random }) => increased(day, random),
    ),
  ],
  ['month changed', exchanged('months')],
  ['year changed', replaced(/\b(?:19|20)\d\d\b/gu, ([year], { random }) => increased(year, random))],
  [
    'section reference changed',
    replaced(/(?<=\b\d{1,2}\.)\d\b/gu, ([digit]) => String((Number(digit) + 1) % 10)),
  ],
  ['section reference dropped', (one) => tidy(replaced(/\b\d{1,2}\.\d{1,2}\b/gu, () => '')(one))],
  [
    'kind of reference changed',
    (one) => {
      const kinds = entries(one.lexicon.references)
      const found = kinds.filter((kind) => wordIn(kind).test(one.text))
      if (found.length === 0) return null
      const from = one.random.pick(found)
      return replaced(wordIn(from), () => one.random.pick(kinds.filter((kind) => kind !== from)))(one)
    },
  ],
  [
    'exhibit changed',
    replaced(
      /(?<=(?:Exhibit|Schedule|Annex|Anlage|přílohy|annexe|anexo|allegato|załącznika|dell'allegato) )[A-Y]\b/gu,
      ([letter]) => another(letter),
    ),
  ],
  ['unit changed', exchanged('units')],
  ['"business" of days dropped', dropped('working')],
  [
    '"business" of days put in',
    (one) =>
      replaced(
        /(?<=\d )(?=(?:days|Tage|dn|jours|días|giorni|dni|dias))/gu,
        () => `${entries(one.lexicon.working)[0]} `,
      )(one),
  ],
  ['negation dropped', dropped('negations')],
  ['negation put in', added('negations')],
  ['negating prefix dropped or put in', exchanged('prefixes')],
  ['modal changed', exchanged('modals')],
  ['modal dropped', dropped('modals')],
  ['and for or', exchanged('conjunctions')],
  ['slash of and/or dropped', replaced(/(?<=\p{L})\/(?=\p{L})/gu, () => ' ')],
  ['bound turned', exchanged('bounds')],
  ['bound dropped', dropped('bounds')],
  ['before for after', exchanged('times')],
  ['time dropped', dropped('times')],
  ['condition dropped', dropped('conditions')],
  ['condition put in', added('conditions')],
  ['"only" dropped', dropped('only')],
  ['"only" put in', added('only')],
  ['quantifier changed', exchanged('quantifiers')],
  ['quantifier dropped', dropped('quantifiers')],
  ['quantifier put in', added('quantifiers')],
  ['"material" dropped', dropped('material')],
  ['"material" put in', added('material')],
  ['"written" dropped', dropped('written')],
  ['"written" put in', added('written')],
  [
    'exception cut off by a full stop',
    replaced(
      /,? (?:except|unless|provided|subject|außer|sofern|ledaže|kromě|sauf|salvo|chyba|purché|but) .*$/gu,
      () => '.',
    ),
  ],
  [
    'sentence cut off by a full stop',
    ({ text }) => {
      const words = wordsOf(half(text, false))
      return /[.,;:]$/u.test(words.at(-1) ?? '') ? null : `${words.join(' ')}.`
    },
  ],
  [
    'condition at the beginning dropped',
    ({ text }) => {
      const at = text.indexOf(', ')
      const rest = text.slice(at + 2)
      return at < 20 || at > text.length - 40
        ? null
        : rest.slice(0, 1).toUpperCase() + rest.slice(1).replace(/[.;]$/u, ', ') + text.slice(0, 12)
    },
  ],
  ['item of a list dropped', replaced(/(?<=, )\p{Ll}+, (?=\p{Ll})/gu, () => '')],
  ['parties exchanged', partiesExchanged],
  ['one party for the other', exchanged('parties')],
  ['opposite', exchanged('antonyms')],
  ['tense changed', exchanged('tenses')],
  ['word that looks alike', exchanged('lookalikes')],
  ['one letter changed', letterChanged],
  ['plural for singular', replaced(/(?<=\p{Ll}{3})s(?= )/gu, () => '')],
  ['accents dropped', withoutAccents],
  [
    'defined term in small letters',
    replaced(/(?<=\p{Ll},? )\p{Lu}(?=\p{Ll}{2})/gu, ([letter]) => letter.toLowerCase()),
  ],
  [
    'word made a defined term',
    replaced(/(?<=\p{Ll} )\p{Ll}(?=\p{L}{4})/gu, ([letter]) => letter.toUpperCase()),
  ],
  [
    'hyphen of a prefix dropped',
    replaced(/(?<=(?:re|non|co|pre|ex|anti|self))-(?=\p{Ll}{2})/giu, (_, { random }) =>
      random.chance(0.5) ? '' : ' ',
    ),
  ],
  ['words swapped', neighboursSwapped],
  ['word dropped', wordDropped],
  ['word put in', wordAdded],
  ['two clauses spliced', ({ text, next }) => `${half(text, false)} ${half(next, true)}`],
  ['two clauses spliced across pages', ({ text, far }) => `${half(text, false)} ${half(far, true)}`],
  [
    'amount and number spliced',
    ({ text, next }) => {
      const a = /^.*?\p{L}\D*(?=\d)/su.exec(text)?.[0]
      const b = /\d[\s\S]*$/u.exec(next)?.[0]
      return a === undefined || b === undefined || a.length < 12 ? null : a + b
    },
  ],
  [
    'end of a sentence dropped',
    ({ text, next }) => `${half(text, true).replace(/[.;]$/u, '')} ${lower(half(next, false))}`,
  ],
  ['ellipsis over a negation, 41 to 120', leftOut(anyOf('negations'), 41, 120)],
  ['ellipsis over a negation, up to 40', leftOut(anyOf('negations'), 6, 40)],
  ['ellipsis over a condition', leftOut(anyOf('conditions'), 10, 120)],
  ['ellipsis over a number', leftOut(() => /\d+/u, 10, 120)],
  ['ellipsis over a modal', leftOut(anyOf('modals'), 10, 120)],
  ['ellipsis over a party', leftOut(anyOf('parties'), 10, 120)],
  [
    'ellipsis over "only" or "all"',
    (one) => leftOut(anyOf(one.random.chance(0.5) ? 'only' : 'quantifiers'), 5, 60)(one),
  ],
  ['ellipsis over the end of a sentence', ({ text, next }) => `${half(text, false)} … ${half(next, true)}`],
  ['ellipsis over pages', ({ text, far }) => `${half(text, false)} … ${half(far, true)}`],
]
