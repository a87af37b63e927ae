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
  return all.flatMap((one) => one.match(new RegExp(`.{1,${LONGEST}}(?=\\s|$)|.{${LONGEST}}`, 'gsu')) ?? [])
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
