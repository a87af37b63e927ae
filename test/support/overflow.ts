import type { Page } from 'playwright-core'

/** Elements that overflow the page to the right, each as "tag.class". */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement
    if (document.documentElement.scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName}.${element.className}`)
  })
}
