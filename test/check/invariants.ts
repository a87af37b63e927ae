/** Invariants of every result, whatever the AI answered. */
import { type DocumentText, type PageText, type Quad } from '../../src/domain/document/page-text.ts'
import { type CheckResult, type Evidence, type Finding } from '../../src/domain/results/verdicts.ts'
import { marksOf } from '../../src/server/check/marks.ts'

/** Letters and digits only: unchanged by any typesetting. */
export function letters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function findingsOf(result: CheckResult): readonly Finding[] {
  return [...result.specificRules, ...result.generalRules]
}

function isLocated({ status }: Evidence): boolean {
  return status === 'verified' || status === 'repaired'
}

/** Evidence reported as found whose words are not on its page. */
export function falseProofs(result: CheckResult, document: DocumentText): Evidence[] {
  const texts = new Map(document.pages.map((page) => [page.number, letters(page.text)]))
  return findingsOf(result)
    .flatMap(({ evidence }) => evidence)
    .filter(isLocated)
    .filter(({ quote, page }) =>
      quote.split(' … ').some((part) => !(texts.get(page ?? 0) ?? '').includes(letters(part))),
    )
}

/** Evidence reported as not found that still has a position. */
export function placedWithoutProof(result: CheckResult): Evidence[] {
  return findingsOf(result)
    .flatMap(({ evidence }) => evidence)
    .filter(({ status, page, quads }) => status === 'unverified' && (page !== null || quads.length > 0))
}

/** "Met" verdicts with quotes of which none is proven. */
export function unprovenMet(result: CheckResult): Finding[] {
  return result.specificRules.filter(
    ({ verdict, evidence }) =>
      verdict === 'met' && evidence.length > 0 && evidence.every(({ status }) => status === 'unverified'),
  )
}

/** Highlighted words that no finding quotes. */
export function unquotedMarks(result: CheckResult, document: DocumentText): string[] {
  const quoted = findingsOf(result).flatMap(({ evidence, limits = [] }) =>
    [...evidence, ...limits].map(({ quote }) => letters(quote)),
  )
  return marksOf(result).flatMap(({ page, quads }) => {
    const text = document.pages.find(({ number }) => number === page)
    const words = text ? letters(quads.map((quad) => under(text, quad)).join('')) : `page ${page}`
    return quoted.some((quote) => quote.includes(words)) ? [] : [words]
  })
}

/** Characters whose centre lies in the quad. */
function under(page: PageText, [left, top, right, , , bottom]: Quad): string {
  let text = ''
  for (let at = 0; at < page.text.length; at++) {
    const [l = 0, b = 0, r = 0, t = 0] = page.boxes.subarray(at * 4, at * 4 + 4)
    const [x, y] = [(l + r) / 2, (b + t) / 2]
    if (r > l && x > left && x < right && y > bottom && y < top) text += page.text[at]
  }
  return text
}
