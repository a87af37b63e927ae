/** Korean lines end inside words, without a hyphen: what stands there as "장비 / 를" is one word in a quote. */

const HANGUL = /\p{sc=Hang}/u
const SPACE = /\s/u

/**
 * The quote with a space in each word that the document's words `own` break at a line end. Wrong where they have other
 * characters than the quote, which is no proof then anyway.
 */
export function brokenLike(quote: string, own: string): string {
  if (!own.includes('\n') || !HANGUL.test(own)) return quote
  let said = ''
  let at = 0
  for (let here = 0; here < own.length; here += 1) {
    let next = here
    while (SPACE.test(own[next] ?? '')) next += 1
    const isBreak = own.slice(here, next).includes('\n')
    const isInWord = HANGUL.test(own[here - 1] ?? '') && HANGUL.test(own[next] ?? '')
    if (isBreak && isInWord && !SPACE.test(quote[at] ?? ' ')) said += ' '
    while (SPACE.test(quote[at] ?? '')) said += quote[at++]
    said += quote[at++] ?? ''
    here = next
  }
  return said + quote.slice(at)
}
