/** Unfinished text. */
import { quoteOf } from '../document/quote.ts'
import type { GeneralCheck } from './finding.ts'

const signs: readonly RegExp[] = [
  /\b(?:TBD|TBC|TODO|FIXME|XXX+)\b/u,
  /\[\s{0,9}(?:●|•|_{1,99}|\.{2,99}|…|\?{1,9})?\s{0,9}\]/u,
  /\[\s{0,3}(?:insert|enter|name|date|amount|address|company|please|to be|doplnit|doplňte|jméno|bitte|einfügen|betrag|tbd)[^[\]]{0,80}\]/iu,
  /[<{]\s{0,3}(?:insert|enter|name|date|amount|doplnit|einfügen)[^<>{}]{0,60}[>}]/iu,
  /\blorem ipsum\b/iu,
  /\b(?:insert|enter) (?:name|date|amount|address|text|company|here)\b/iu,
  /\b(?:bude doplněno|zu ergänzen|noch einzufügen)\b/iu,
]
const blank = /_{4,}/u
/** Lines to be filled in by hand at signing. */
const handwritten =
  /sign|name|by:|title|date|witness|attest|day of|place|podpis|jméno|datum|dne|místo|unterschrift|ort|its:|notary|initial/iu

const lowerCase = /(?<!\p{L})\p{Ll}{2,}/gu
/** A blank between fewer lower-case words is a line to sign on: "Leipzig, den ____ Tenant". */
const leastWords = 4

export const placeholders: GeneralCheck = (doc) =>
  doc.sentences.flatMap((sentence) => {
    const match =
      signs.map((sign) => sign.exec(sentence.text)).find((one) => one !== null) ?? blankIn(sentence.text)
    if (match === null || match === undefined) return []
    const quote = quoteOf(sentence, match.index / sentence.text.length)
    return [
      {
        kind: 'unfinished',
        error: `Unfinished text: “${match[0].slice(0, 60)}”.`,
        quotes: [quote],
        fix: 'Fill in what is missing.',
      },
    ]
  })

function blankIn(text: string): RegExpExecArray | null {
  const isRunning = (text.match(lowerCase) ?? []).length >= leastWords
  return handwritten.test(text) || !isRunning ? null : blank.exec(text)
}
