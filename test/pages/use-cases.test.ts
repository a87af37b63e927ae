import { describe, expect, test } from 'vitest'
import { pages } from '../../src/contract/urls.ts'
import { rendered, textOf } from './rendered.ts'

describe.each([
  ['[CORE-05] [PUB-29]', pages.contractReview, 'financial product managers'],
  ['[CORE-06] [PUB-30]', pages.complianceAutomation, 'quality managers'],
  ['[CORE-07] [PUB-31]', pages.reportVerification, 'consulting firms'],
])('%s %s', (_, path, audience) => {
  const html = rendered(path)
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))

  test(`speaks to ${audience}`, () => {
    expect(textOf(main)).toContain(audience)
  })

  test('[PUB-32] calls to register', () => {
    expect(main).toMatch(new RegExp(`class="button button-primary[^"]*" href="${pages.register}"`))
  })

  test('gives rules of the trade and a result with all three verdicts', () => {
    const rules = main.slice(main.indexOf('class="rule-list"'))
    expect((rules.slice(0, rules.indexOf('</ol>')).match(/<li>/g) ?? []).length).toBeGreaterThanOrEqual(5)
    for (const verdict of ['met', 'broken', 'not-found']) expect(main).toContain(`finding finding-${verdict}`)
  })

  test('says that the example is invented', () => {
    expect(textOf(main)).toMatch(/An example with an invented/)
  })

  test('is marked as the current page in the menu', () => {
    expect(html).toContain(`<a href="${path}" aria-current="page">`)
  })
})
