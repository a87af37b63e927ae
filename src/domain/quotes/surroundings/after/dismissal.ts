/** Whether a short sentence after a quote dismisses it: "That was yesterday.", "If only.", "So much for the theory." */

import { anyOf, type Is, type Meanings } from '../../meaning/languages.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { has } from '../clauses.ts'
import { isEvery } from '../words/function-words.ts'
import { PAST, standsForSentence } from './anaphora.ts'

/** Maximum words of a sentence without a subject of its own, of one in which "this" is one, and of any such sentence. */
const FRAGMENT = 2
const BRIEF = 4
const SHORT = 8
/** A sentence without a table for its language: fewer words can say too little of their own. */
const UNKNOWN_FRAGMENT = 3
/** Nouns and adverbs that set a sentence against what is so: "Reality is different.", "The opposite is true." */
const CONTRARY =
  /^(?:opposite|reverse|reality|theory|legends?|fiction|dreams?|gegenteil|umgekehrt|wirklichkeit|realität|praxis|theorie|legende|märchen|opak|naopak|skutečnost|teorie|pohádka|contraire|inverse|réalité|théorie|légende|rêve|contrario|revés|realidad|teoría|leyenda|sueño|contrario|rovescio|realtà|teoria|leggenda|sogno|odwrotnie|przeciwnie|rzeczywistość|teorii|bajka|contrário|avesso|realidade|lenda|tegendeel|omgekeerde?|werkelijkheid|sprookje|gerçekte|tersine|tersi|teoride|sebaliknya|kenyataannya|motsatsen|tvärtom|teorin|modsatte|omvendt|teorien|motsatte|päinvastoin|ellenkezője|fordítva|valóság|elmélet|наоборот|противоположное|теория|invers|contrariul|realitatea)$/u
/** Subjects of a sentence about the one before, in languages without a table. */
const OTHER_PRO_FORM =
  /^(?:det|dette|detta|så|sådan|slik|tämä|se|näin|ez|így|úgy|это|так|acest[ae]?|aceasta|asta|așa|això|aquest[a]?|αυτό|đó|đây|điều|to|ovo|tako)$/u
/** "always", in languages without a table. */
const OTHER_CONFIRMATION = /^(?:alltid|altid|aina|mindig|всегда|mereu|întotdeauna|sempre|πάντα|luôn|uvijek)$/u
/** The words among these that also speak against "true": "The reverse is true." */
const OPPOSITE =
  /^(?:opposite|reverse|gegenteil|opak|contraire|inverse|contrario|revés|rovescio|contrário|avesso|tegendeel)$/u
const LETTER = /^\p{L}$/u

const isWord = ({ kind }: Token): boolean => kind === 'word'

/** `sentence` is the next one in the paragraph; a line of its own with capitals may be a heading. */
export function isDismissed(sentence: Tokens, isNextLine: boolean, meanings: Meanings): boolean {
  const [first, second] = sentence
  if (first === undefined || !sentence.every(isWord) || sentence.length > SHORT || LETTER.test(first.text))
    return false
  const says = (words: RegExp | Is): boolean => has(sentence, words)
  if (has(sentence.slice(0, FRAGMENT), CONTRARY)) return true
  const leaves = anyOf(meanings.confirms, meanings.adds, meanings.asserts, OTHER_CONFIRMATION)
  if (says(OPPOSITE) && !says(meanings.negates)) return true
  if (says(leaves)) return false
  if (says(CONTRARY)) return true
  if (!meanings.isKnown && says(meanings.negates)) return true
  if (!meanings.isKnown && (sentence.length <= UNKNOWN_FRAGMENT || OTHER_PRO_FORM.test(first.text)))
    return !isNextLine
  const isHeading = isNextLine && sentence.every(({ isCapital }) => isCapital)
  if (sentence.length <= FRAGMENT) return !isHeading && !(second === undefined && first.text.length <= 3)
  const isAbout = sentence.some((_, at) => standsForSentence(sentence, at, meanings))
  // "In all samples this was so."
  const wasSo = says(PAST) && !says(isEvery)
  return isAbout && (sentence.length <= BRIEF || wasSo)
}
