/** "Must not be undated", "no unsigned contracts": a lack that is forbidden asks for the thing itself. */
import { isFiller } from './subject.ts'

const lack = /(?<!\p{L})(?:un(dated|signed|titled|named|numbered|marked|filled)|nameless)(?!\p{L})/giu
const denial =
  /(?<!\p{L})(?:not|never|no|cannot|none|reject\p{L}{0,3}|unacceptable|forbidden|prohibited|refuse\p{L}{0,2}|avoid)(?!\p{L})/giu

/** The requirement without its double negation; the same text if it has none. */
export function withoutDoubleNegation(body: string): string {
  const lacks = [...body.matchAll(lack)].map((match) => match[1]?.toLowerCase() ?? 'named')
  const rest = body.replace(lack, ' ').replace(denial, ' ')
  const denied = (body.match(denial) ?? []).length
  const words = rest.match(/\p{L}+/gu) ?? []
  if (lacks.length !== 1 || denied !== 1 || !words.every(isFiller)) return body
  return `The document must be ${lacks[0]}`
}
