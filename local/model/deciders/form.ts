/** The form of the whole document: numbered pages, one currency, no mistakes. */
import { type Page, quoteOf } from '../document/document.ts'
import { findFigures } from '../figures/figures.ts'
import { isComplete, slipsNamedIn } from '../general/findings.ts'
import { cannotJudge, type Decider, decision, pagesOf, placeOf } from './decision.ts'

const currencyRule =
  /^all (?:amounts|prices|sums|figures|fees)(?: of money)? (?:must|shall|should) be (?:stated |expressed |given |quoted )?in (.+)$/iu
export const oneCurrency: Decider = ({ body }, { sentences }) => {
  const name = currencyRule.exec(body)?.[1]
  const wanted = name === undefined ? undefined : findFigures(`1 ${name}`, 'money')[0]?.unit
  if (wanted === undefined) return null
  const amounts = sentences.flatMap((sentence) =>
    findFigures(sentence.text, 'money').map((figure) => ({ sentence, figure })),
  )
  const other = amounts.filter(({ figure }) => figure.unit !== wanted)
  const [first] = other
  const quotes = other.slice(0, 5).map(({ sentence, figure }) => quoteOf(sentence, figure.index))
  const where = first && `“${first.figure.text}” (in ${placeOf(first.sentence)})`
  if (where) return decision('broken', `${where} is not in ${wanted}.`, quotes)
  if (amounts.length === 0) return cannotJudge('it sees no amount of money')
  return decision('met', `All ${amounts.length} amounts are in ${wanted}.`)
}

const numberRule = /\bpages?\b.{0,30}\bnumber(?:ed|s)?\b|\bpage numbers?\b/iu
const numbered =
  /^[-–—\s[(]*(?:page\s*)?(\d{1,4})(?:\s*(?:\/|of)\s*\d{1,4})?[-–—\s\])]*$|page\s*(\d{1,4})|(\d{1,4})\s*(?:\/|of)\s*\d{1,4}\b|\D\s(\d{1,4})$|^(\d{1,4})\s+\D/iu
const EDGE = 3

export const numberedPages: Decider = ({ body, negated }, { pages }) => {
  if (!numberRule.test(body) || negated) return null
  const found = pages.map(numbersOf)
  const shifts = found.flatMap((numbers, at) => numbers.map((number) => number - (pages[at]?.number ?? 0)))
  const counts = Map.groupBy(shifts, (shift) => shift)
  const [shift = 0] = [...counts].sort(([, a], [, b]) => b.length - a.length)[0] ?? []
  const missing = pages.filter(({ number }, at) => !found[at]?.includes(number + shift))
  if (missing.length === 0) return decision('met', `All ${pages.length} pages bear a number.`)
  const reason = `No consecutive page number is printed on page ${missing.map(({ number }) => number).join(', ')}.`
  return decision(missing.length * 2 > pages.length ? 'not_found' : 'broken', reason)
}

function numbersOf({ lines }: Page): number[] {
  return [...new Set([...lines.slice(0, EDGE), ...lines.slice(-EDGE)])].flatMap((line) => {
    const digits = numbered.exec(line)?.slice(1).find(Boolean)
    return digits === undefined ? [] : [Number(digits)]
  })
}

export const tidiness: Decider = ({ body, quoted }, doc) => {
  const slips = quoted.length > 0 ? null : slipsNamedIn(body, doc)
  if (slips === null) return null
  const [first] = slips
  if (first === undefined)
    return isComplete(body, doc)
      ? decision('met', `Nothing found on ${pagesOf(doc)}.`)
      : cannotJudge('it found nothing, but knows only some of these mistakes')
  const quotes = slips.slice(0, 5).map(({ sentence, at }) => quoteOf(sentence, at))
  const reason = `Found ${slips.length === 1 ? 'one' : slips.length}: ${first.error}`
  return decision('broken', reason, quotes, first.fix)
}
