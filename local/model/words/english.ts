/** English text by wink-nlp: sentences, and words with their base forms. */
import model from 'wink-eng-lite-web-model'
import winkNLP, { type ItemToken, type ItsFunction } from 'wink-nlp'

const nlp = winkNLP(model, ['sbd', 'pos', 'negation'])
const { its } = nlp
/** Its type lacks a parameter. */
const lemma = its.lemma as ItsFunction<string>

export interface Word {
  /** Base form in lower case: "pay" for "paid". */
  readonly lemma: string
  /** "the", "of": carries no meaning of its own. */
  readonly isStop: boolean
  readonly isNegated: boolean
}

/** Longer text is no sentence; it is cut at a space. */
const LONGEST = 4_000

export function sentencesOf(text: string): string[] {
  const all = nlp.readDoc(text).sentences().out()
  return joined(all).flatMap(
    (one) => one.match(new RegExp(`.{1,${LONGEST}}(?=\\s|$)|.{${LONGEST}}`, 'gsu')) ?? [],
  )
}

/** A sentence begins with a capital letter, a bracket or a figure; what doesn't, belongs to the one before. */
function joined(pieces: readonly string[]): string[] {
  const sentences: string[] = []
  for (const piece of pieces.map((one) => one.trim()).filter(Boolean)) {
    const last = sentences.at(-1)
    const goesOn =
      last !== undefined &&
      (/^[\p{Ll},;.)]/u.test(piece) || /(?:^|\s)(?:\p{L}|\d{1,2}|No|Nos|Art|Sec)\.$/u.test(last))
    if (goesOn) sentences[sentences.length - 1] = `${last} ${piece}`
    else sentences.push(piece)
  }
  return sentences
}

export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  nlp
    .readDoc(text)
    .tokens()
    .each((token: ItemToken) => {
      if (!/^(?:word|number)$/u.test(token.out(its.type))) return
      words.push({
        lemma: token.out(lemma).toLowerCase(),
        isStop: token.out(its.stopWordFlag) === true,
        isNegated: token.out(its.negationFlag) === true,
      })
    })
  return words
}
