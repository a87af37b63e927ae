import type { Page } from 'playwright-core'

/** Elements that overflow the page, or another box, to the right, each as "tag.class". */
export function overflowing(page: Page, box = 'html'): Promise<string[]> {
  return page.locator(box).evaluate((element) => {
    if (element.scrollWidth <= element.clientWidth) return []
    const right = element.getBoundingClientRect().left + element.clientLeft + element.clientWidth
    return [...element.querySelectorAll('*')]
      .filter((inner) => inner.getBoundingClientRect().right > right + 1)
      .map((inner) => `${inner.tagName}.${inner.className}`)
  })
}
