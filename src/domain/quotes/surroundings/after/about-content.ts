/** Sentences about the duty or the benefit that a quote states, and the nouns for what it says: "The duty rests." */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import type { Tokens } from '../../tokens/token.ts'
import { has, type SentenceRule, withoutElision } from '../clauses.ts'
import { isExcept, isOnce, isPreposition } from '../words/function-words.ts'
import { isBreach } from '../words/verbs.ts'
import { DENIALS_BELOW, DENIALS_NEXT, SUBJECT } from './denials.ts'

/** Words of a sentence that are read. */
const REACH = 16

const DEMONSTRATIVE =
  /^(?:this|that|these|those|diese[rsmn]?|cette|cet|ce|est[ae]s?|ess[ae]s?|quest[aoe]|ten|ta|to|tę|tej|tego|tym|tento|tato|tuto|toto|tomuto|této|tohoto|deze|dit|dat)$/u
export const ARTICLE = /^(?:the|d(?:er|ie|as|en|em)|la|les?|el|los|il|lo|o|de|het)$/u

/** What people do, keep to, promise or believe: such a noun with an article is what the quote says. */
export const PRACTICE =
  /^(?:practices?|custom|ideas?|scheme|pilot|measures?|rules?|step|arrangement|plan|idee|regel|maßnahme|angebot|vorhaben|idée|règle|mesure|offre|projet|idea|regla|medida|oferta|regola|misura|offerta|piano|regra|plano|nápad|plán|pravidlo|opatření|nabídka|pomysł|zasada|maatregel|aanbod|habits?|controls?|targets?|goals?|promises?|pledge|beliefs?|claims?|assertion|commitments?|routine|praxis|übung|kontrollen?|gewohnheit|zielvorgabe|zusage|versprechen|behauptung|praxe|praxi|zvyklost|kontrola|kontrolu|slib|příslib|tvrzení|pratique|usage|contrôle|promesse|engagement|affirmation|práctica|costumbre|control|promesa|compromiso|afirmación|prassi|abitudine|controllo|promessa|impegno|affermazione|praktyka|praktykę|zwyczaj|obietnica|twierdzenie|prática|costume|controlo|controle|compromisso|afirmação|praktijk|gewoonte|controle|belofte|toezegging|figures?|headlines?|lines?|entry|entries|words|remark|angabe|zeile|eintrag|worte|sätze|chiffre|ligne|mots|phrase|mention|cifra|línea|palabras|dato|riga|parole|frase|údaj|řádek|slova|liczba|linijkę|linijka|słowa|número|linha|palavras|cijfer|regel|woorden)$/u

/** Beside words that uphold: verbs of beginning, and what such a thing is for. */
export const HARMLESS =
  /^(?:introduced|started|known|added|stems|dates|reflects|explained|translated|printed|posted|displayed|taught|tested|drafted|based|follows|stammt|bekannt|hängt|vient|connue?|affichée?|proviene|conocid[ao]|deriva|not[ao]|vale|provém|conhecid[ao]|pochází|známé?|platí|pochodzi|znan[aey]|stamt|bekend|instituted|performed|carried|made|exist\p{L}{0,4}|istnieje|best(?:eht|aat)|helps?|serves?|protects?|reduces?|means|works?|eingeführt|dient|hilft|bedeutet|schützt|zaved\p{L}{1,3}|slouží|znamená|instauré?e?|introduite?|sert|protège|introdujo|introducid[ao]|sirve|protege|introdott[ao]|serve|wprowadził[ao]?|wprowadzon[ao]|służy|introduziu|introduzid[ao]|ingevoerd|published|exceeds|distinguishes|allows|enables|because|why|charge|kosten|frais|correspond\p{L}{0,3}|entspricht|reasons?|questions?|importance|essence|well|open|seriously|effect|insists?|stands|pays|shares?|bound|informed|trained|good|glad|proud|count|eyes|augen|yeux|ojos|occhi|olhos|oczy|očima|opisan\p{L}|popsán\p{L}?|exemplary|duty|favou?r|used|located|fragen|gehören|gehört|gut|fall|unterrichtet|informiert|wesentlich|grund|zählen|weil|contraignante?|raison|car|preuve|cas|informée?|razón|porque|informad[oa]|bien|caso|ragione|perché|proprio|motivo|informat[ao]|důvod\p{L}{0,2}|protože|podstatn\p{L}|informován\p{L}?|patří|powód|ponieważ|trzymają|reden|omdat|gelijk)$/u

/** Whether a token is such a noun behind "this", or behind an article as the subject; not one that goes on ("the duty to insure"). */
export function isNamed(sentence: Tokens, at: number, nouns: RegExp, meanings: Meanings): boolean {
  const { text } = sentence[at] ?? { text: '' }
  if (!nouns.test(withoutElision(text))) return false
  const before = sentence[at - 1]?.text ?? ''
  if (DEMONSTRATIVE.test(before)) return true
  const next = sentence[at + 1]?.text ?? ''
  const goesOn = (isPreposition(next) || meanings.narrows(next)) && !meanings.limits(next)
  return at <= SUBJECT && !goesOn && (text.includes("'") || ARTICLE.test(before))
}

/** "The Plan": a term that is defined elsewhere; in German every noun is capitalised. */
export const isTerm = (sentence: Tokens, at: number): boolean =>
  sentence[at]?.isCapital === true && !/^d(?:er|ie|as|en|em|iese[rsmn]?)$/u.test(sentence[at - 1]?.text ?? '')

const DUTY =
  /^(?:obligation|duty|commitment|undertaking|requirement|entitlement|pflicht|verpflichtung|povinnost|závazek|nárok|engagement|devoir|obligación|deber|compromiso|obbligo|impegno|dovere|obowiązek|zobowiązanie|obrigação|dever|compromisso|plicht|verplichting)$/u
/** In Slavic languages a noun has no article. */
const BARE = /^(?:povinnost|závazek|nárok|obowiązek|zobowiązanie)$/u
const RESTS =
  /^(?:rests?|pauses?|sleeps|ruht|entfällt|odpadá|cesse|cesa|cessa|ustaje|stops?|ends?|lapses?|once|until|while|unless|if)$/u

/** "The duty only arises once the fee is paid.": not "The duty to insure …", which is another one. */
const isDutyLimited: SentenceRule = (sentence, meanings) => {
  const at = sentence.findIndex(
    ({ text }, i) => isNamed(sentence, i, DUTY, meanings) || (i === 0 && BARE.test(text)),
  )
  if (at < 0 || at > SUBJECT) return false
  const rest = sentence.slice(at + 1)
  if (has(rest, anyOf(isBreach, meanings.adds))) return false
  return has(rest, meanings.negates) || has(rest, anyOf(RESTS, isOnce, meanings.limits, meanings.overrides))
}

const CLAIM =
  /^(?:anspruch|rechtsanspruch|recht|nárok|právo|droit|derecho|diritto|prawo|roszczenie|direito|claim|entitlement|entitled|right|recht|aanspraak)$/u
/** "Customers of the basic tariff have no claim to this." */
const isClaimDenied: SentenceRule = (sentence, meanings) =>
  has(sentence, CLAIM) &&
  has(sentence, meanings.negates) &&
  sentence.some(({ text }) => meanings.points(text) && !meanings.determines(text))

const BENEFIT =
  /^(?:service|protection|benefit|guarantee|discount|right|leistung|schutz|vorteil|garantie|recht|služb[au]|ochran[au]|výhod[au]|záruk[au]|protection|avantage|droit|servicio|protección|ventaja|garantía|derecho|servizio|protezione|vantaggio|garanzia|diritto|usług[aię]|ochron[aęy]|serviço|proteção|vantagem|garantia|direito|dienst|bescherming)$/u
const GETS =
  /^(?:claim|receive|get|enjoy|have|use|demand|expect|erhält|erhalten|bekomm\p{L}{1,2}|beanspruchen|nutzen|obdrž\p{L}{1,3}|získ\p{L}{1,3}|využ\p{L}{1,4}|reçoi\p{L}{1,3}|reçu|bénéfici\p{L}{1,3}|recib\p{L}{1,3}|recibió|disfrut\p{L}{1,3}|ricev\p{L}{1,3}|ricevuto|otrzym\p{L}{1,3}|receb\p{L}{1,3}|krijg\p{L}{0,2}|ontvang\p{L}{0,2})$/u
const LOSES =
  /^(?:lose|loses|forfeits?|verlier\p{L}{1,2}|ztratí|ztrácí|perd\p{L}{1,3}|pierd\p{L}{1,3}|utrac\p{L}|tracisz|traci|verliest)$/u
/** "You lose this protection when you accept.", "They cannot claim this service." */
const isBenefitLost: SentenceRule = (sentence, meanings) => {
  const at = sentence.findIndex((_, i) => isNamed(sentence, i, BENEFIT, meanings))
  if (at < 0) return false
  const verb = sentence.slice(0, at).find(({ text }) => GETS.test(text) || LOSES.test(text))
  return verb !== undefined && (LOSES.test(verb.text) || has(sentence.slice(0, at), meanings.negates))
}

const BELOW: readonly SentenceRule[] = [...DENIALS_BELOW, isDutyLimited, isClaimDenied, isBenefitLost]

/** Whether a sentence below a quote takes back what the quote says; some only if it is the next one. */
export function isContentTakenBack(sentence: Tokens, isNext: boolean, meanings: Meanings): boolean {
  const read = sentence.slice(0, REACH)
  // "except" in a sentence of its own is judged elsewhere.
  if (isExcept(read[0]?.text ?? '')) return false
  return [...BELOW, ...(isNext ? DENIALS_NEXT : [])].some((says) => says(read, meanings))
}
