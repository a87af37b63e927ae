/** Short sentences about something of their own, which take nothing back: "Trustees are not paid.", "No blood is taken." */
import type { Meanings } from '../../meaning/languages.ts'
import type { Token } from '../../tokens/token.ts'
import { isPaper, isPart, isSection } from '../elsewhere/mentions.ts'

/** Too short to say more than yes or no. */
const SHORTEST = 3
/** "A deposit isn't taken": something new. */
const ARTICLE = /^(?:an?|the|eine?|der|die|das|une?|l[ea]s?|el|los|las|il|lo|gli|i|uma?|os?|een|het|de)$/u
const THERE = /^(?:there|there's|il|es|hay|há|ci|zde)$/u

/** Whether a sentence with a negation names a subject that is neither the sentence before nor a part of the document. */
export function hasOwnSubject(sentence: readonly Token[], meanings: Meanings): boolean {
  const words = sentence.map(({ text }) => text)
  const [first = '', second = ''] = words
  if (words.length < SHORTEST || meanings.negates(words.at(-1) ?? '')) return false
  const isAboutText = [
    ...[meanings.isClause, meanings.isWriting, meanings.asserts, meanings.narrates, meanings.isVoice],
    ...[meanings.removes, meanings.doubts, meanings.overrides, meanings.determines, meanings.points],
    ...[meanings.isProForm, isPaper, isPart, isSection],
  ]
  const isOther = (word: string, at: number): boolean =>
    (at > 0 || !THERE.test(word)) && isAboutText.some((is) => is(word))
  if (words.some(isOther)) return false
  if (first === 'do' || THERE.test(first)) return true
  if (meanings.negates(first)) return meanings.denies(first) && !meanings.isFunction(second)
  return ARTICLE.test(first) || !meanings.isFunction(first)
}
