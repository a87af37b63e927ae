/** Whether a short sentence after a quote dismisses it: "That was yesterday.", "If only.", "So much for the theory." */

import type { Meanings } from '../../meaning/languages.ts'
import type { Token } from '../../tokens/token.ts'
import { ALL } from '../common-words.ts'

/** Maximum words of a sentence without a subject of its own, of one in which "this" is one, and of any such sentence. */
const FRAGMENT = 2
const BRIEF = 4
const SHORT = 8
/** A sentence without a table for its language: fewer words can say too little of their own. */
const UNKNOWN_FRAGMENT = 3
/** May stand for a thing of the sentence before: "It is made of steel." */
export const THING = /^(?:it|es|het)$/u
/** "That was so", "This would be nice": not so now. */
export const PAST =
  /^(?:was|were|would|used|war|waren|wäre|würde|c'était|était|serait|era|fue|sería|fu|sarebbe|foi|seria|było|był[ay]?|byłoby|bylo|býv[aá]\p{L}{0,2}|zou|waren|var|volt|oli|era|было|был[аи]?)$/u
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

/** "This was so", "count on it": not "this clause", nor "it" as a subject, which may be a thing. */
export function standsForSentence(sentence: readonly Token[], at: number, meanings: Meanings): boolean {
  const [token, next] = [sentence[at], sentence[at + 1]]
  if (token === undefined || !meanings.isProForm(token.text)) return false
  // "Responsible: Head of IT."
  if (at > 0 && token.isCapital) return false
  if (at === 0 && THING.test(token.text)) return PAST.test(next?.text ?? '')
  const mayDetermine = meanings.determines(token.text) || meanings.isFunction(token.text)
  const ends = [meanings.isFunction, meanings.limits, meanings.negates]
  return !mayDetermine || next === undefined || PAST.test(next.text) || ends.some((is) => is(next.text))
}

/** `sentence` is the next one in the paragraph; a line of its own with capitals may be a heading. */
export function isDismissed(sentence: readonly Token[], isNextLine: boolean, meanings: Meanings): boolean {
  const [first, second] = sentence
  if (first === undefined || !sentence.every(isWord) || sentence.length > SHORT || LETTER.test(first.text))
    return false
  const says = (is: (word: string) => boolean): boolean => sentence.some(({ text }) => is(text))
  if (sentence.slice(0, FRAGMENT).some(({ text }) => CONTRARY.test(text))) return true
  const leaves = [meanings.confirms, meanings.adds, meanings.asserts]
  if (says((word) => OPPOSITE.test(word)) && !says(meanings.negates)) return true
  if (leaves.some(says) || says((word) => OTHER_CONFIRMATION.test(word))) return false
  if (says((word) => CONTRARY.test(word))) return true
  if (!meanings.isKnown && says(meanings.negates)) return true
  if (!meanings.isKnown && (sentence.length <= UNKNOWN_FRAGMENT || OTHER_PRO_FORM.test(first.text)))
    return !isNextLine
  const isHeading = isNextLine && sentence.every(({ isCapital }) => isCapital)
  if (sentence.length <= FRAGMENT) return !isHeading && !(second === undefined && first.text.length <= 3)
  const isAbout = sentence.some((_, at) => standsForSentence(sentence, at, meanings))
  // "In all samples this was so."
  const wasSo = says((word) => PAST.test(word)) && !says((word) => ALL.test(word))
  return isAbout && (sentence.length <= BRIEF || wasSo)
}
