/** Whether the next sentence revokes or limits the quoted one: "; provided that", ". This clause is void." */
import { negates, withinSentence } from './clauses.ts'
import type { Extent } from './extent.ts'
import { type Meanings, WITHOUT } from './meaning/languages.ts'
import type { Token } from './token.ts'

/** Number of words of the next sentence among which one may revoke the quoted sentence. */
const REACH = 14
/**
 * Number of words at the beginning of a sentence among which one may oppose it to the previous one, or make it an
 * exception.
 */
const OPENING = 2
/**
 * Number of words within which a sentence that begins by naming the previous one may revoke it: "This clause shall not
 * apply".
 */
const NEAR = 9
/** Maximum words of a sentence about the previous one that doesn't name it: "Not agreed." */
const SHORT = 4

/** "this is excluded", "agreed to this": not "this Agreement". */
const pointsBack = (word: string, next: Token | undefined, meanings: Meanings): boolean =>
  meanings.points(word) &&
  (next === undefined || next.kind === 'stop' || (!next.isCapital && meanings.isFunction(next.text)))

/** Words between a verb and its object: "prevails over the | preceding sentence". */
const OBJECT_REACH = 3

/** "The preceding clause is void", "is exempt from this duty": not "in violation of this Section". */
function takesClauseBack(
  sentence: readonly Token[],
  takesBack: (token: Token) => boolean,
  meanings: Meanings,
): boolean {
  return sentence.some(({ text }, at) => {
    const noun = sentence[at + 1]
    if (noun === undefined || !meanings.determines(text) || !meanings.isClause(noun.text)) return false
    const isSubject = at < OPENING && sentence.some(takesBack)
    return isSubject || sentence.slice(Math.max(0, at - OBJECT_REACH), at).some(takesBack)
  })
}

export function isTakenBackNext({ text, tokens, after }: Extent, meanings: Meanings): boolean {
  const end = tokens.at(-1)
  const [stop, rest] = end?.kind === 'stop' ? [end, after] : [after[0], after.slice(1)]
  const [next, second] = rest
  if (stop?.kind !== 'stop' || next === undefined) return false
  const words = rest.map((token) => token.text)
  const isTurn = meanings.restricts(next.text) || meanings.beginCondition(words)
  const isSemicolon = text[stop.start] === ';'
  if (isTurn && (isSemicolon || meanings.subordinates(second?.text ?? ''))) return true
  if (isSemicolon && rest.slice(0, 2).some(negates)) return true
  const takesBack = (token: Token): boolean =>
    (negates(token) && !WITHOUT.test(token.text)) ||
    meanings.removes(token.text) ||
    meanings.overrides(token.text) ||
    meanings.doubts(token.text)
  if (meanings.beginBackReference(words) && rest.slice(0, NEAR).some(takesBack)) return true
  if (negates(next) && !WITHOUT.test(next.text) && !meanings.denies(next.text) && !isTurn) return true
  const sentence = withinSentence(rest.slice(0, REACH))
  const isPointing = sentence.some((token, at) => pointsBack(token.text, rest[at + 1], meanings))
  const isOpposed = sentence.slice(0, OPENING).some(({ text: word }) => meanings.contrasts(word))
  if ((isPointing || isOpposed) && sentence.some(takesBack)) return true
  if (takesClauseBack(sentence, takesBack, meanings)) return true
  // A separate line may be a heading: "No waiver."
  const isLine = text.slice(stop.end, next.start).includes('\n')
  const excepts = ({ text: word }: Token): boolean => meanings.overrides(word) && meanings.removes(word)
  const isReferring = meanings.determines(next.text)
  if (!isLine && !isReferring && sentence.slice(0, OPENING).some(excepts)) return true
  const says = isLine ? (token: Token) => meanings.isStatus(token.text) : takesBack
  return sentence.length <= SHORT && next.kind === 'word' && (isTurn || sentence.some(says))
}
