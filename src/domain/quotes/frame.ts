/** Context beyond a quote's clause: a list whose stem denies its items, or a sentence that deletes the quoted words. */
import type { PageText } from '../page-text.ts'
import type { Extent } from './extent.ts'
import { isNegation, type Meanings, WITHOUT } from './meaning/languages.ts'
import type { Token } from './token.ts'
import { tokensOf } from './tokens.ts'

/** Characters searched for a list's stem, on the page and the end of the previous one; and maximum length of a stem. */
const REACH = 3000
const LONGEST_STEM = 160
/** Maximum lists before the quote that are checked, nearest ones. */
const MOST_LISTS = 8
/** Maximum white space between a stem and the first label. */
const WIDEST = 20
const FIRST_LABEL =
  /(?:[([](?:a|i|1)[)\]]|[ai1][.)]|[-\u2013\u2014\u2022\u25cf\u25aa\u25e6\u2219\u00b7\uf0b7])\s/gu
const NEXT_SENTENCE = /(?<=\p{L}{2}["')\]\u201d\u00bb]?)[.!?]["')\]\u201d\u00bb]?\s{1,40}(\S{1,8})/gu
const LABELS: readonly RegExp[] = [
  /^[([]?[a-z]{1,5}[.)\]]/u,
  /^[([]?\d{1,2}[.)\]]/u,
  /^[-\u2013\u2014\u2022\u25cf\u25aa\u25e6\u2219\u00b7\uf0b7]/u,
]
const SENTENCE_END = /[.!?]\s/gu
const QUOTATION_MARK = /["\u201c-\u201e\u00ab\u00bb]/u

const familyOf = (label: string): number => LABELS.findIndex((pattern) => pattern.test(label))

function textBefore(pages: readonly PageText[], { places: [place] }: Extent): string {
  const at = pages.findIndex(({ number }) => number === place?.page)
  const end = place?.start ?? 0
  const own = pages[at]?.text.slice(Math.max(0, end - REACH), end) ?? ''
  const rest = REACH - own.length
  return rest <= 0 ? own : `${pages[at - 1]?.text.slice(-rest) ?? ''}\n${own}`
}

/** Whether a list that begins the text continues to its end: every sentence begins an item. */
function goesOn(list: string): boolean {
  const family = familyOf(list)
  return [...list.matchAll(NEXT_SENTENCE)].every(
    ([, next = '']) => familyOf(next) === family || !/^["'\u201c(]?\p{Lu}|^\d/u.test(next),
  )
}

/** End of the stem before a first label: at a colon, or at a line end before a bracket. */
function endOfStem(text: string, label: number): number | null {
  const gap = text.slice(Math.max(0, label - WIDEST), label)
  const bare = gap.trimEnd()
  if (bare.length === gap.length) return null
  const isLine = gap.slice(bare.length).includes('\n') && /[([]/u.test(text[label] ?? '')
  return bare.endsWith(':') || isLine ? label - gap.length + bare.length : null
}

/** Stems of the nested lists that are still open at the end of a text. */
function stemsBefore(text: string): string[] {
  const lists = [...text.matchAll(FIRST_LABEL)].flatMap(({ index: label }) => {
    const end = endOfStem(text, label)
    return end === null ? [] : [{ end, label }]
  })
  return lists.slice(-MOST_LISTS).flatMap(({ end, label }) => {
    if (!goesOn(text.slice(label))) return []
    const stem = text.slice(Math.max(0, end - LONGEST_STEM), end)
    const last = [...stem.matchAll(SENTENCE_END)].at(-1)
    return [last === undefined ? stem : stem.slice(last.index + 1)]
  })
}

/** "The Supplier shall not: (a) …; (b) assign this Agreement." */
export function isDeniedItem(pages: readonly PageText[], extent: Extent, meanings: Meanings): boolean {
  return stemsBefore(textBefore(pages, extent)).some((stem) =>
    tokensOf(stem).some(
      ({ kind, text }) =>
        kind === 'word' &&
        // "Without limitation" does not deny the items.
        !WITHOUT.test(text) &&
        (isNegation(text) || meanings.denies(text) || meanings.removes(text)),
    ),
  )
}

function withinSentence(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ kind }) => kind === 'stop')
  return end < 0 ? tokens : tokens.slice(0, end)
}

/** "Section 2 is amended by deleting the words “the fee is refundable”." */
export function isTakenOut({ text, tokens, before, after }: Extent, meanings: Meanings): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)]
  const isQuoted =
    QUOTATION_MARK.test(text.slice(0, first?.start)) && QUOTATION_MARK.test(text.slice(last?.end))
  const around = [...withinSentence(before.toReversed()), ...withinSentence(after)]
  return isQuoted && around.some((token) => meanings.removes(token.text))
}
