/** The figure of a rule beside that of the document. */
import type { Evidence, Finding } from './verdicts.ts'

/** "30 days", "EUR 100,000", "€5", "5 %"; "(15) days" after the number in words. */
const FIGURE =
  /(?:(?<before>\p{Sc}|\b\p{Lu}{3}(?=\s)) ?)?(?<number>\d+(?:[.,\u00a0 ]\d+)*)\)?(?:[\u00a0 ]?(?<after>[%\p{Sc}]|\p{L}+))?/gu
/** Letters that tell units apart: "day" and "days", "Tag" and "Tagen". */
const STEM = 3

interface Figure {
  readonly number: string
  readonly text: string
  readonly unit: string
  readonly end: number
}

export interface Figures {
  /** "15 days". */
  readonly document: string
  /** "The notice period must be at least 30 days": its sentence up to the figure. */
  readonly rule: string
}

/** Null unless the rule has one figure, and the quotes one with its unit. */
export function figuresOf({ rule, evidence }: Pick<Finding, 'rule' | 'evidence'>): Figures | null {
  const [asked, ...others] = figuresIn(rule)
  const quoted = evidence.filter(isProven).flatMap(({ quote }) => figuresIn(quote))
  const alike = quoted.filter(({ unit }) => unit === asked?.unit)
  const [document] = alike
  const isOne = alike.every(({ number }) => number === document?.number)
  if (!asked || others.length > 0 || !document || !isOne) return null
  const sentences = rule.slice(0, asked.end).split(/[.;:]\s+/)
  return { document: document.text, rule: sentences.at(-1) ?? '' }
}

function isProven({ status }: Evidence): boolean {
  return status === 'verified' || status === 'repaired'
}

/** Those with a unit. */
function figuresIn(words: string): Figure[] {
  return [...words.matchAll(FIGURE)].flatMap(({ 0: match, index, groups = {} }) => {
    const { before, number = '', after } = groups
    const unit = before ?? after
    if (unit === undefined) return []
    const found = before === undefined ? match : match.slice(0, match.indexOf(number) + number.length)
    const end = index + found.length
    return { text: found.replace(')', ''), number, unit: unit.slice(0, STEM).toLowerCase(), end }
  })
}
