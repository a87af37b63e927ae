/** Whether the next sentence revokes or limits the quoted one: "; provided that", ". This clause is void." */
import { endsSentence, negates, withinSentence } from './clauses.ts'
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
/** Maximum words of a sentence that refuses something without naming it: "The parties have not agreed." */
const BRIEF = 7
/** Number of words at the beginning of a sentence among which one may say that it only adds: "This also applies if". */
const ADDING = 4
/** Number of words within which a sentence names the previous one: "In the first year, this clause is void." */
const SUBJECT_REACH = 6

/** "this is excluded", "agreed to this": not "this Agreement". */
function pointsBack(token: Token, next: Token | undefined, text: string, meanings: Meanings): boolean {
  if (!meanings.points(token.text)) return false
  if (next === undefined || endsSentence(text, token, next) || next.kind === 'stop') return true
  return !next.isCapital && (meanings.isFunction(next.text) || meanings.limits(next.text))
}

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
    // "A payment under this clause is not refundable" is about the payment.
    const isObject = at >= OPENING && meanings.isFunction(sentence[at - 1]?.text ?? '')
    const isSubject = at < SUBJECT_REACH && !isObject && sentence.slice(at).some(takesBack)
    return isSubject || sentence.slice(Math.max(0, at - OBJECT_REACH), at).some(takesBack)
  })
}

const OF = /^(?:of|von|davon|de|des|di|dei|z|ze)$/u

/** "None of the above is agreed.", also after more items of a list. */
function isListTakenBack(rest: readonly Token[], meanings: Meanings): boolean {
  return rest.some((token, at) => {
    if (!meanings.denies(token.text) || (at > 0 && rest[at - 1]?.kind !== 'stop')) return false
    const [of, ...items] = rest.slice(at + 1, at + 4)
    if (of === undefined || !OF.test(of.text)) return false
    return of.text === 'davon' || items.some(({ text }) => meanings.points(text) || meanings.determines(text))
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
  // "This also applies if the Buyer is late": more than the sentence before, not less.
  const isAdding =
    meanings.beginNeutral(words) || rest.slice(0, ADDING).some((token) => meanings.adds(token.text))
  const refuses = (token: Token): boolean => negates(token) && !WITHOUT.test(token.text)
  const takesBack = (token: Token): boolean =>
    refuses(token) ||
    (!isAdding && meanings.limits(token.text)) ||
    meanings.removes(token.text) ||
    meanings.overrides(token.text) ||
    meanings.doubts(token.text)
  const isOthers = ({ text: word }: Token): boolean => meanings.isVoice(word)
  const near = rest.slice(0, NEAR)
  if (meanings.beginBackReference(words) && near.some((token) => takesBack(token) || isOthers(token)))
    return true
  if (meanings.beginUnsettled(words) || isListTakenBack(rest, meanings)) return true
  if (negates(next) && !WITHOUT.test(next.text) && !meanings.denies(next.text) && !isTurn) return true
  const sentence = withinSentence(rest.slice(0, REACH))
  const isPointing = sentence.some((token, at) => pointsBack(token, rest[at + 1], text, meanings))
  const isOpposed = sentence.slice(0, OPENING).some(({ text: word }) => meanings.contrasts(word))
  if ((isPointing || isOpposed) && sentence.some(takesBack)) return true
  if (takesClauseBack(sentence, takesBack, meanings)) return true
  // "Really?", "The parties have not agreed."
  if (sentence.length <= SHORT && rest[sentence.length]?.text === '?') return true
  const agrees = ({ text: word, isCapital }: Token): boolean => !isCapital && meanings.asserts(word)
  const isRefusal = sentence.some((token) => refuses(token) && !meanings.restricts(token.text))
  if (sentence.length <= BRIEF && isRefusal && sentence.some(agrees)) return true
  // A separate line may be a heading: "No waiver."
  const isLine = text.slice(stop.end, next.start).includes('\n')
  const excepts = ({ text: word }: Token): boolean => meanings.overrides(word) && meanings.removes(word)
  const isReferring = meanings.determines(next.text)
  if (!isLine && !isReferring && sentence.slice(0, OPENING).some(excepts)) return true
  const says = isLine ? (token: Token) => meanings.isStatus(token.text) : takesBack
  return sentence.length <= SHORT && next.kind === 'word' && (isTurn || sentence.some(says))
}
