/** Whether the next sentence revokes or limits the quoted one: "; provided that", ". This clause is void." */
import { isAnsweredNo, isFieldOfLimit } from './answer.ts'
import { negating, withinSentence, withoutDateStops } from './clauses.ts'
import { isDismissed } from './dismissal.ts'
import type { Extent } from './extent.ts'
import { deniesOther } from './infinitives.ts'
import { isReplaced } from './instead.ts'
import { isTakenBackLater, TIME, takesClauseBack } from './later-sentences.ts'
import { areBothTakenBack, goesOnBelow, isListTakenBack } from './list-tail.ts'
import { type Meanings, WITHOUT } from './meaning/languages.ts'
import { pointsBack, pointsInside } from './points-back.ts'
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

/** Not "until" or "unless", which limit the quote. */
const IF =
  /^(?:if|when|where|once|wenn|falls|sofern|sobald|si|cuando|lorsqu?e?|quand|se|qualora|quando|caso|pokud|jestliže|když|jakmile|jeżeli|jeśli|gdy|kiedy|als|indien|wanneer|zodra|jika|apabila|bila|kalau|ketika|eğer|şayet)$/u

const PARAGRAPH = /\n[^\S\n]*\n/u
/** "for example", "beispielsweise": not "merely an example". */
const FOR = /^(?:for|zum|par|por|per|na)$/u
const FOR_INSTANCE =
  /^(?:beispielsweise|typically|z\.?b|np|nap\u0159|bijvoorbeeld|misalnya|\u00f6rne\u011fin|mesela)$/u

/** Begins a sentence without a subject of its own, which is about the one before: "Applies only to consumers." */
const APPLIES =
  /^(?:applies|apply|valid|gilt|gelten|plat\u00ed|neplat\u00ed|vztahuje|dotyczy|obowi\u0105zuje|vale|v\u00e1lid[ao]|valable|valido|v\u00e1lido|aplica|geldt|gelden|berlaku|ge\u00e7erlidir)$/u

/** "It applies", "Se aplica" */
const NO_SUBJECT = /^(?:it|se)$/u

/** "So the lawyer wrote." */
const SO = /^(?:so|thus|cos\u00ec|as\u00ed|ainsi|tak|assim|zo|demikian)$/u

/** Whether the quote's line begins with the mark of a quoted message, so that the next sentence is the reply. */
const isInMessage = (before: string): boolean => before.startsWith('>', before.lastIndexOf('\n') + 1)

export function isTakenBackNext(extent: Extent, meanings: Meanings): boolean {
  const { text, tokens, after } = extent
  const end = tokens.at(-1)
  const stop = end?.kind === 'stop' ? end : after[0]
  const rest = withoutDateStops(end?.kind === 'stop' ? after : after.slice(1))
  const [next, second] = rest
  const negates = negating(meanings)
  if (goesOnBelow(extent, meanings)) return true
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
    // "previous" is a status, but here it only names the clause.
    (meanings.doubts(token.text) && !meanings.isForegoing(token.text) && !meanings.determines(token.text))
  const isNextLine = text.slice(stop.end, next.start).includes('\n')
  const lineStart = text.lastIndexOf('\n', next.start) + 1
  const isNo = isNextLine ? isAnsweredNo(text, lineStart, meanings) : null
  if (isNo === true || (isNextLine && isFieldOfLimit(text, lineStart, meanings))) return true
  if (isNo === false) {
    const lineEnd = text.indexOf('\n', next.start)
    const behind = lineEnd < 0 ? [] : rest.filter(({ start }) => start > lineEnd)
    return isTakenBackNext({ ...extent, after: end === stop ? behind : [stop, ...behind] }, meanings)
  }
  const isOthers = ({ text: word }: Token): boolean => meanings.isVoice(word)
  const near = rest.slice(0, NEAR)
  const isTime = TIME.test(words[2] ?? '')
  if (
    !isTime &&
    meanings.beginBackReference(words) &&
    near.some((token) => takesBack(token) || isOthers(token))
  )
    return true
  if (
    // Not "Es gilt ausschließlich deutsches Recht".
    APPLIES.test(
      NO_SUBJECT.test(next.text) || meanings.limits(next.text) ? (second?.text ?? '') : next.text,
    ) &&
    near.some((token) => refuses(token) || (!isAdding && meanings.limits(token.text)))
  )
    return true
  if (SO.test(next.text) && near.some((token) => meanings.narrates(token.text) || isOthers(token)))
    return true
  const sentence = withinSentence(rest.slice(0, REACH))
  const isParagraph = PARAGRAPH.test(text.slice(stop.end, next.start))
  if (!isParagraph && rest[sentence.length]?.kind === 'stop' && isDismissed(sentence, isNextLine, meanings))
    return true
  if (
    meanings.beginUnsettled(words) ||
    isListTakenBack(rest, meanings) ||
    areBothTakenBack(sentence, meanings)
  )
    return true
  if (isTakenBackLater(text, rest, takesBack, meanings)) return true
  if (refuses(next) && !meanings.denies(next.text) && !isTurn && !deniesOther(sentence, meanings)) return true
  if (!isAdding && isReplaced(sentence, meanings)) return true
  if (isInMessage(text.slice(0, tokens[0]?.start)) && sentence.some(takesBack)) return true
  const agrees = ({ text: word, isCapital }: Token): boolean => !isCapital && meanings.asserts(word)
  const isPointing = sentence.some(
    (token, at) => pointsBack(token, rest[at + 1], text, meanings) && !pointsInside(sentence, at, text),
  )
  const isOpposed = sentence.slice(0, OPENING).some(({ text: word }) => meanings.contrasts(word))
  // "If this is used, the fee is due" follows from the quote, unless it is about what is agreed.
  const isConsequence = IF.test(next.text) && !sentence.slice(1).some(takesBack) && !sentence.some(agrees)
  // "However, it also does so on request."
  if (isOpposed && sentence.some(isAdding ? refuses : takesBack)) return true
  if (isPointing && !isConsequence && sentence.some(takesBack)) return true
  // "This is merely an example."
  const isExample = ({ text: word }: Token, at: number): boolean =>
    meanings.isExample(word) && !FOR_INSTANCE.test(word) && !FOR.test(near[at - 1]?.text ?? '')
  if (meanings.points(next.text) && near.some(isExample)) return true
  if (takesClauseBack(sentence, takesBack, meanings)) return true
  // "Really?", "The parties have not agreed."
  if (sentence.length <= SHORT && rest[sentence.length]?.text === '?') return true
  const isRefusal = sentence.some((token) => refuses(token) && !meanings.restricts(token.text))
  if (sentence.length <= BRIEF && isRefusal && sentence.some(agrees)) return true
  // A separate line may be a heading: "No waiver."
  const lineEnd = text.indexOf('\n', next.start)
  const line = rest.filter(({ kind, end: to }) => kind === 'word' && lineEnd >= 0 && to <= lineEnd)
  // "Answer: No.", "Draft - subject to contract"
  const lastOf = line.at(-1)
  const isTitled = /^\s?[:\u2013\u2014-]/u.test(text.slice(next.end))
  if (isNextLine && lastOf !== undefined) {
    if (line.length <= SHORT && negates(lastOf)) return true
    if ((isTitled || line.length <= SHORT) && meanings.isStatus(next.text)) return true
  }
  const isException = ({ text: word }: Token): boolean => meanings.overrides(word) && meanings.removes(word)
  const isReferring = meanings.determines(next.text)
  if (!isNextLine && !isReferring && sentence.slice(0, OPENING).some(isException)) return true
  const says = isNextLine ? (token: Token) => meanings.isStatus(token.text) : takesBack
  return sentence.length <= SHORT && next.kind === 'word' && (isTurn || sentence.some(says))
}
