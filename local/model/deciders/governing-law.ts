/** "Must be governed by the laws of X." */
import { clauseOf } from '../clauses/table.ts'
import type { Sentence } from '../document/document.ts'
import { type Quote, quoteOf, quoteSpan } from '../document/quote.ts'
import { fold } from '../document/words.ts'
import { type Decider, placeOf } from './decider.ts'

const asked: readonly RegExp[] = [
  /\blaws? of (?:the )?(?:state of |republic of |commonwealth of |province of )?(.+?)(?: (?:must|shall|should|has to|have to|may|applies|apply|governs?)(?:\s.*)?)?$/iu,
  /^(?:the )?((?:[\p{L}.]+ ){1,3}?)law (?:must|shall|should|has to|may|will|governs|applies|is)(?:\s.*)?$/iu,
  /govern(?:ed) by (?:the )?(.+?) law$/iu,
  /(?:governing|applicable) law (?:must|shall|should|has to|is|be|to)+\s*(?:not )?(?:be )?(?:that of )?(?:the )?(.+?)(?: law)?$/iu,
  /(?:subject to|under) (?:the )?((?:[\p{L}.]+ ){1,3}?)law$/iu,
  /(?:dem )?recht (?:von |der |des )(.+?) (?:unterliegen|gelten)/iu,
  /(\p{L}{1,40}?)(?:es|em) recht (?:unterliegen|gelten|anwendbar|sein|maßgeblich)/iu,
  /(?:řídit|řídí).{0,20}(?:právem|právním řádem) (.+)$/iu,
  /(?:řídit|řídí)(?: se)? (\p{L}{1,40}?)(?:m|ým) právem/iu,
  /rozhodn\p{L}+ práv\p{L}+ (?:musí být|je|má být) (?:právo )?(.+?)(?: právo)?$/iu,
]
const aboutLaw = /\blaws?\b|recht|práv/iu
/** "The law of a certain state" names no law. */
const unnamed =
  /^(?:an?|some|any|one|which|whose|a particular|the contract|this|governing|applicable|what)(?!\p{L})/iu

/** Names of one country in several languages, without accents. */
const sameCountry: readonly RegExp[] = [
  /\b(?:english|england|wales)\b/u,
  /\b(?:german\w*|deutsch\w*|bundesrepublik|nemeck\w*)\b/u,
  /\b(?:czech\w*|cesk\w*|tschech\w*)\b/u,
  /\b(?:austria\w*|osterreich\w*|rakousk\w*)\b/u,
  /\b(?:swiss|switzerland|schweiz\w*|svycarsk\w*)\b/u,
  /\b(?:french|france|franzos\w*|frankreich|francouzsk\w*|francie)\b/u,
  /\b(?:slovak\w*|slovensk\w*|slowak\w*)\b/u,
  /\b(?:poland|polish|polnisch\w*|polen|polsk\w*)\b/u,
]

const stated =
  /\blaws? of (?:the )?(?:state of |republic of |commonwealth of |province of )?((?:\p{Lu}[\p{L}.]*[\s-]?(?:of |and )?){1,5})|\b((?:\p{Lu}\p{L}{1,40} ){1,2})law\b|(?<!\p{L})(\p{L}{1,40}(?:es|em)) recht|právem ((?:\p{L}+ ?){1,2})|právním řádem ((?:\p{L}+ ?){1,2})/u

function sameLaw(wanted: string, text: string): boolean {
  const [want, have] = [fold(wanted), fold(text)]
  const group = sameCountry.find((one) => one.test(want))
  return group === undefined ? have.includes(want) : group.test(have)
}

/** "Data protection law must be observed" names no country. */
function isNamed(law: string): boolean {
  return /\p{Lu}[\p{L}.]*$/u.test(law) || sameCountry.some((one) => one.test(fold(law)))
}

export const governingLaw: Decider = (matter) => {
  const { rule, doc, say } = matter
  const body = rule.body.replace(/\?$/u, '')
  const match = aboutLaw.test(body) ? asked.map((one) => one.exec(body)).find((one) => one !== null) : null
  const law = match?.[1]?.trim()
  const clause = clauseOf('governing law')
  if (!law || unnamed.test(law) || !isNamed(law) || law.split(/\s+/u).length > 5 || clause === null)
    return null
  const passages = doc.sentences.filter((one) => !one.isHeading && clause.passageIn(one.plain) !== null)
  const quote = (sentence: Sentence): Quote => {
    const span = clause.passageIn(sentence.plain)
    return span === null ? quoteOf(sentence) : quoteSpan(sentence, span)
  }
  const fits = passages.find((one) => sameLaw(law, one.text))
  if (fits !== undefined && rule.negated) {
    const reason = say.forbidden(law, placeOf(matter, fits), 1)
    return { verdict: 'broken', reason, quotes: [quote(fits)], fix: say.remove(law) }
  }
  if (fits !== undefined)
    return { verdict: 'met', reason: say.lawMet(law, placeOf(matter, fits)), quotes: [quote(fits)], fix: '' }
  if (rule.negated)
    return { verdict: 'met', reason: say.containsNot(law, doc.pages.length), quotes: [], fix: '' }
  const other = passages.find((one) => stated.test(one.text))
  if (other === undefined)
    return { verdict: 'not_found', reason: say.noClause(law, doc.pages.length), quotes: [], fix: '' }
  const name =
    stated
      .exec(other.text)
      ?.slice(1)
      .find((one) => one !== undefined)
      ?.trim() ?? ''
  return {
    verdict: 'broken',
    reason: say.lawOther(name, law, placeOf(matter, other)),
    quotes: [quote(other)],
    fix: say.change(name, `“${law}”`),
  }
}
