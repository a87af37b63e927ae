/** "At least once a year", "every two weeks": how often the document says that something happens. */
import { quoteOf } from '../document/quote.ts'
import { contentWords, stem } from '../document/words.ts'
import { findFrequencies } from '../figures/frequencies.ts'
import { boundIn } from '../figures/limits.ts'
import { type Decider, placeOf } from './decider.ts'
import { isDenied } from './denials.ts'
import { frame } from './frame.ts'
import { bestPassage, enough, isWhole } from './passage.ts'
import { wantedIn } from './wanted.ts'

const atLeast =
  /(?<!\p{L})(?:at least|no less (?:often )?than|not less (?:often )?than|minimum|mindestens|wenigstens|nejméně|alespoň|minimálně|au moins|al menos|como mínimo)\s$/iu
const atMost =
  /(?<!\p{L})(?:at most|no more (?:often )?than|not (?:\p{L}{1,9} ){0,3}more (?:often )?than|höchstens|maximal|nejvýše|maximálně|au plus|como máximo)\s$/iu
const negation = /(?<!\p{L})(?:not|never|no|nicht|kein\p{L}{0,2}|ne|nesmí\p{L}{0,2})(?!\p{L})/iu

export const regular: Decider = (matter) => {
  const { doc, say } = matter
  const { body, quoted } = matter.rule
  const [asked, ...more] = findFrequencies(body)
  if (asked === undefined || more.length > 0 || quoted.length > 0) return null
  const before = body.slice(0, asked.index)
  const isMost = atMost.test(before)
  const subject = before.replace(isMost ? atMost : atLeast, '') + body.slice(asked.index + asked.text.length)
  if (/\d/u.test(subject) || negation.test(subject) || boundIn(subject) !== null) return null
  const words = contentWords(subject).filter((word) => !frame.has(stem(word)))
  const wanted = wantedIn(doc, words)
  const best = bestPassage(matter, wanted, ({ text }) => findFrequencies(text).length === 1)
  const [found] = best === null ? [] : findFrequencies(best.sentence.text)
  if (best === null || found === undefined || best.share < enough || !isWhole(matter.doc, best, wanted))
    return null
  if (isDenied(best.sentence, wanted)) return null
  const isOften = found.timesPerYear >= asked.timesPerYear * nearly
  const isSeldom = found.timesPerYear * nearly <= asked.timesPerYear
  const isExact = !isMost && !atLeast.test(before)
  // "Reviewed annually" leaves open whether twice a year will do.
  if (isExact && isOften && !isSeldom) return null
  const isMet = isMost ? isSeldom : isOften
  const comparison = isExact ? 'exactly' : isMost ? 'atMost' : 'atLeast'
  const limit = say.limit({ comparison, figure: asked.text })
  const reason = say.stated(found.text, limit, placeOf(matter, best.sentence), isMet)
  const fix = isMet ? '' : say.change(found.text, limit)
  return { verdict: isMet ? 'met' : 'broken', reason, quotes: [quoteOf(best.sentence)], fix }
}

/** 52 weeks are 12 months of a little more than four weeks. */
const nearly = 0.95
