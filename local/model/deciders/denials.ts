/** What a sentence or a rule denies, and what it allows only with consent. */
import type { Sentence } from '../document/document.ts'
import { contentStems } from '../document/words.ts'
import { anyOf } from '../patterns/terms.ts'
import { isIn, isOpposed, titleOf, type Wanted } from './wanted.ts'

const denials =
  /(?<!\p{L})(?:not|cannot|never|no|none|nobody|nothing|neither|nor|without|free (?:of|from)|unless|except|excepted|exclud\p{L}{1,3}|prohibit\p{L}{0,6}|forbid\p{L}{0,6}|ban|bans|banned|refrain|nicht|kein\p{L}{0,2}|niemals|ohne|außer|untersagt|verboten|verbieten|ausgeschlossen|nesm\p{L}{1,5}|není|nebude\p{L}{0,4}|žádn\p{L}{1,5}|zakáz\p{L}{1,6}|bez|kromě|ne(?!j|mov|dba|děl|hod|zbyt)\p{L}{2,16}(?:uje|ují|í|á|ají|[aei]l[aoiy]?|[aeá]n[aoyi]?)|pas|aucune?|jamais|sans|hormis|ning[uú]n\p{L}{0,2}|nunca|sin|prohíb\p{L}{1,3}|excluid\p{L}{1,2})(?!\p{L})/gu

/** Two of them deny two statements. */
export const plainDenials = /(?<!\p{L})(?:not|never|nicht|niemals|nesm\p{L}{1,5}|není)(?!\p{L})/gu

/** "Only with consent" forbids as "not without consent" does. */
export const restricted =
  /(?<!\p{L})(?:only|nur|pouze|jen|uniquement)\s(?:\p{L}{1,15}\s){0,3}(?:with|after|upon|mit|nach|vorbehaltlich|se?|po|avec|après)\s|(?<!\p{L})(?:needs?|requires?|subject to|bedarf|bedürfen|benötigt|erfordert|vyžaduje|nécessite)\s(?:\p{L}{1,15}['’]?\p{L}?\s){0,4}(?:consent|approval|permission|authori[sz]ation|zustimmung|erlaubnis|genehmigung|einwilligung|souhlas\p{L}{0,2}|accord)(?!\p{L})/iu

export const withoutConsent =
  /(?<!\p{L})(?:without|ohne|bez|sans)\s(?:\p{L}{1,15}['’]?\p{L}?\s){0,4}(?:consent|approval|permission|zustimmung|erlaubnis|genehmigung|einwilligung|souhlasu|accord)(?!\p{L})/iu

/** A longer passage is a table or a list: its denials are about something else. */
const longestStatement = 400
const parts = /[;:,.]\s|\s(?:and|but|und|aber|sondern|ale|et|mais)\s/u

/** "Never leave the EEA" says where something stays, and "without delay", "no later than", "not only" deny nothing. */
const idioms = anyOf(
  'never leave|never leaves|not leave|nicht verlassen|without delay|without undue delay|without exception|not later than|no later than|no earlier than|not earlier than|no more than|not more than|no less than|not less than|no longer than|not longer than|not only|ohne verzug|nicht nur|bez odkladu|bez zbytečného odkladu|sans délai',
)
/** Czech past tense: "nebyla ověřena". */
const past = /(?<!\p{L})neby[lt][aoiy]?(?!\p{L})/gu

/** "Not without consent" denies twice, and asks for consent. */
export function negationsIn(plain: string): number {
  const own = plain.replace(idioms, ' ')
  return (own.match(denials) ?? []).length + (own.match(past) ?? []).length
}

export function isOdd(count: number): boolean {
  return count % 2 === 1
}

/** Whether a part of the sentence that shares words with the rule denies something, or the title above it does. */
export function isDenied(sentence: Sentence, wanted: readonly Wanted[]): boolean {
  const { plain } = sentence
  if (plain.length > longestStatement) return false
  if (isOdd(negationsIn(titleOf(sentence).plain))) return true
  return plain.split(parts).some((part) => {
    const text = { plain: part, stems: new Set(contentStems(part)) }
    const opposed = wanted.filter((one) => isOpposed(one, text)).length
    return (
      isOdd(negationsIn(withoutShared(part, wanted)) + opposed) &&
      (opposed > 0 || wanted.some((one) => isIn(one, text)))
    )
  })
}

/** A part of a sentence without the phrases that mean a word of the rule: "no interest" for "independent". */
function withoutShared(part: string, wanted: readonly Wanted[]): string {
  return wanted.flatMap(({ phrases }) => phrases).reduce((text, one) => text.replace(one, ' '), part)
}

export function isWithoutConsent(plain: string): boolean {
  return withoutConsent.test(plain)
}

/** Whether a sentence allows something only with consent, in either form. */
export function needsConsent(plain: string): boolean {
  return restricted.test(plain) || withoutConsent.test(plain)
}
