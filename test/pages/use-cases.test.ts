import { describe, expect, test } from 'vitest'
import { pages } from '../../src/contract/urls.ts'
import type { Sample } from '../../src/pages/parts/sample-text.ts'
import { calibrationSample } from '../../src/pages/use-cases/samples/calibration.ts'
import { consumerLoanSample } from '../../src/pages/use-cases/samples/consumer-loan.ts'
import { marketReportSample } from '../../src/pages/use-cases/samples/market-report.ts'
import { rendered, textOf } from './rendered.ts'

function listed(html: string): string[] {
  const list = html.slice(html.indexOf('class="rules"'))
  const items = list.slice(0, list.indexOf('</ol>')).matchAll(/<li>(.*?)<\/li>/g)
  return [...items].map(([, text = '']) => text)
}

/** Words highlighted in the colour of this verdict. */
function marked(html: string, verdict: string): string[] {
  const marks = html.matchAll(
    new RegExp(`<mark class="sample-${verdict}" data-rule="\\d+">(.*?)</mark>`, 'g'),
  )
  return [...marks].map(([, text = '']) => text)
}

function quotes({ sheet }: Sample, verdict: string): string[] {
  const pieces = sheet.sections.flatMap(({ paragraphs }) => paragraphs.flat())
  return pieces.flatMap((piece) =>
    typeof piece === 'object' && piece.verdict === verdict ? piece.quote : [],
  )
}

describe.each([
  ['[CORE-05] [PUB-29]', pages.contractReview, 'financial product managers', consumerLoanSample],
  ['[CORE-06] [PUB-30]', pages.complianceAutomation, 'quality managers', calibrationSample],
  ['[CORE-07] [PUB-31]', pages.reportVerification, 'consulting firms', marketReportSample],
])('%s %s', (_, path, audience, sample) => {
  const html = rendered(path)
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))

  test(`addresses ${audience}`, () => {
    expect(textOf(main)).toContain(audience)
  })

  test('[PUB-32] links to registration', () => {
    expect(main).toMatch(new RegExp(`class="button button-primary[^"]*" href="${pages.register}"`))
  })

  test('has rules for the audience and a result with all three verdicts', () => {
    expect(sample.rules).toHaveLength(7)
    expect(listed(main)).toEqual(sample.rules)
    for (const verdict of ['met', 'broken', 'not-found']) expect(main).toContain(`finding finding-${verdict}`)
  })

  test('marks the quotes of its findings on the page', () => {
    for (const verdict of ['broken', 'met']) {
      expect(quotes(sample, verdict)).not.toEqual([])
      expect(marked(main, verdict)).toEqual(quotes(sample, verdict))
    }
  })

  test('says that the document is a sample, and what the whole result is', () => {
    const caption = textOf(main.slice(main.indexOf('<figcaption'), main.indexOf('</figcaption>')))
    expect(caption).toContain(
      `The ${sample.name} is a sample document; the text is from page ${sample.sheet.page} of ${sample.pages}.`,
    )
    expect(caption).toContain(`${sample.counts.broken} of 7 rules are broken`)
  })

  test('links to the highlighted PDF in a new tab, with its number of pages', () => {
    const { path, pages } = sample.highlighted
    const link = main.slice(main.indexOf(`href="${path}"`))
    expect(link).toMatch(/^[^>]* target="_blank" rel="noopener">/)
    expect(textOf(link.slice(0, link.indexOf('</a>')))).toContain(
      `Open the highlighted PDF ${pages} pages with the summary, new tab`,
    )
  })

  test('is marked as the current page in the menu', () => {
    expect(html).toContain(`<a href="${path}" aria-current="page">`)
  })
})
