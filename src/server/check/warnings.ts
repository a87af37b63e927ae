import { pagesWith } from '../../domain/document/page-ranges.ts'
import type { DocumentText, PageText, TextWarning } from '../../domain/document/page-text.ts'
import { isUnreadable, partlyReadPages } from '../../domain/document/unread-pages.ts'
import type { Texts } from './texts.ts'

export function warningsAbout(document: DocumentText, texts: Texts): string[] {
  const { pages, warnings } = document
  const numbersOf = (which: (page: PageText) => boolean): number[] =>
    pages.filter(which).map(({ number }) => number)
  const unread = numbersOf(isUnreadable)
  const hidden = pagesWith(pages, 'hidden')
  const about: readonly (readonly [
    numbers: readonly number[],
    text: (numbers: readonly number[]) => string,
  ])[] = [
    [unread, texts.unread],
    [partlyReadPages(document), texts.partly],
    [numbersOf(({ reading }) => reading === 'blank'), texts.blank],
    [hidden, texts.hidden],
    [pagesWith(pages, 'struck'), texts.struck],
    [pagesWith(pages, 'recognised'), texts.recognised],
  ]
  const said = new Set<TextWarning>()
  if (unread.length > 0) said.add('no-text-layer')
  if (hidden.length > 0) said.add('hidden-text')
  return [
    ...about.flatMap(([numbers, text]) => (numbers.length > 0 ? [text(numbers)] : [])),
    ...warnings.filter((warning) => !said.has(warning)).map((warning) => texts.warnings[warning]),
  ]
}
