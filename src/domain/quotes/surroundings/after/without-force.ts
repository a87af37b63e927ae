/** Sentences that leave the one before without force: "A breach has no consequences.", "This was changed in 2022.", "In its place …". */

import { anyOf } from '../../meaning/languages.ts'
import type { Token } from '../../tokens/token.ts'
import { has, type SentenceRule } from '../clauses.ts'
import { WHAT } from '../common-words.ts'
import { PAST } from './anaphora.ts'

/** Last words of a sentence: "was agreed otherwise", "showed the opposite"; not "unless agreed otherwise". */
const OTHERWISE =
  /^(?:otherwise|differently|opposite|contrary|formerly|anders|gegenteil|vormals|autrement|contraire|autrefois|jadis|diversamente|altrimenti|contrario|anta\u00f1o|antiguamente|contr\u00e1rio|antigamente|outrora|inaczej|odwrotnie|przeciwnego|przeciwnie|dawniej|jinak|opak|kdysi|tegendeel|voorheen|t\u00fcrl\u00fc|aksini|sebaliknya)$/u
/** "algo otra cosa": the last two words. */
const OTHER = /^(?:otra|altra|outra|inne|lain|another|hal)$/u
const THING = /^(?:cosa|coisa|chose|story|rzeczy|hal|lain)$/u
/** "In its place", "an seine Stelle" */
export const PLACE =
  /^(?:place|stead|stelle|lieu|lugar|posto|miejsce|zamiast|m\u00edsto|plaats|yerine|gantinya|penggantinya)$/u
const ITS =
  /^(?:its|their|seine[rn]?|ihre[rn]?|deren|dessen|son|leur|sus?|suo|loro|seu|jego|jej|jeho|bunun|onun|sebagai)$/u
const OF_THAT = /^(?:tego|toho|daarvan|hiervan)$/u
/** "nothing of the kind", "nada parecido" */
const SUCH =
  /^(?:kind|sort|davon|dergleichen|derartiges|tel|semblable|parecido|semejante|simile|semelhante|takiego|podobnego|takov\u00e9ho|podobn\u00e9ho|dergelijks|seperti)$/u
/** Words at the beginning and the end of the sentence, and between "nothing" and "kind". */
const OPENING = 4
const CLOSING = 2
const SUCH_REACH = 4

const isReplaced: SentenceRule = (sentence, meanings) => {
  const last = sentence.slice(-CLOSING)
  const isElse = has(last, OTHERWISE) || (OTHER.test(last[0]?.text ?? '') && THING.test(last[1]?.text ?? ''))
  const isException = has(sentence, meanings.restricts)
  if (isElse && !isException) return true
  const isInPlace = ({ text }: Token, at: number): boolean =>
    PLACE.test(text) && (ITS.test(sentence[at - 1]?.text ?? '') || OF_THAT.test(sentence[at + 1]?.text ?? ''))
  if (sentence.slice(0, OPENING).some(isInPlace)) return true
  return sentence.some(
    (token, at) => meanings.negates(token.text) && has(sentence.slice(at, at + SUCH_REACH), SUCH),
  )
}

const BREACH =
  /^(?:breach(?:es)?|failures?|failing|violations?|infringements?|non-?compliance|non-?observance|verst(?:oß|öße)|verstosses|verletzung(?:en)?|zuwiderhandlung(?:en)?|nichteinhaltung|nichterfüllung|porušení|nesplnění|nedodržení|non-respect|manquements?|violation|inexécution|inobservation|incumplimientos?|infracci(?:ón|ones)|violaci(?:ón|ones)|inobservancia|inosservanza|violazion[ei]|inadempiment[oi]|mancat[ao]|naruszeni[ae]|niedopełnienie|niewykonanie|nieprzestrzeganie|incumprimentos?|violaç(?:ão|ões)|infraç(?:ão|ões)|inobservância|schending(?:en)?|overtreding(?:en)?|niet-nakoming)$/u
const CONSEQUENCE =
  /^(?:consequences?|penalt(?:y|ies)|sanctions?|remed(?:y|ies)|folgen?|sanktion(?:en)?|následk[yůu]|následek|sankc[ei]|důsledk[yů]|conséquences?|suites?|consecuencias?|sanci(?:ón|ones)|conseguenz[ae]|sanzion[ei]|skutk(?:ów|i|u)|konsekwencj[ie]|sankcj[ie]|consequências?|sanç(?:ão|ões)|gevolg(?:en)?|sancties?)$/u
const FREE = /^(?:folgenlos|sanktionslos|straflos|straffrei|beztrestn[éěý]|bezkarn[ey])$/u

/** "A breach of this has no consequences." */
export const hasNoConsequence: SentenceRule = (sentence, meanings) => {
  return (
    has(sentence, BREACH) &&
    (has(sentence, FREE) || (has(sentence, CONSEQUENCE) && has(sentence, meanings.negates)))
  )
}

/** "This", "ce", "es": the subject of a sentence about the one before. */
const isAbout: SentenceRule = ([first, second], meanings) => {
  if (first === undefined) return false
  const { text, end } = first
  // "This, at least, is what"
  const isApart = second !== undefined && second.start > end + 1
  const mayDetermine = meanings.determines(text) && !isApart && !meanings.isFunction(second?.text)
  return (meanings.points(text) || meanings.isProForm(text)) && !mayDetermine
}

/** "That is what the brochure says.": not "That is what the law says", which is neutral. */
const reportsIt: SentenceRule = (sentence, meanings) =>
  isAbout(sentence, meanings) &&
  has(sentence, WHAT) &&
  has(sentence, anyOf(meanings.narrates, meanings.isVoice, meanings.doubts))

const CHANGED =
  /^(?:changed|amended|altered|modified|reversed|relaxed|(?:ab)?geändert|gelockert|(?:po)?změněno|změněn[ao]?|modifiée?|changée?|assouplie?|modificad[ao]|cambiado|alterado|modificato|cambiato|zmienion[oe]|zmieniono|mudado|gewijzigd|veranderd)$/u
const AIM =
  /^(?:aims?|goals?|targets?|ambitions?|ideals?|objectives?|aspirations?|ziele?|zielvorgaben?|zielwerte?|absicht|cíl(?:em|e)?|záměr(?:em)?|objectifs?|objetivos?|metas?|obiettiv[oi]|celem|cele|zamiar(?:em)?|doel(?:en)?|streven)$/u
/** "This was changed in 2022.", "This is our aim for 2040.": not "This is a duty and not merely an aim." */
const isOtherNow: SentenceRule = (sentence, meanings) => {
  const isDuty = has(sentence, meanings.isClause)
  return (
    isAbout(sentence, meanings) &&
    ((has(sentence, AIM) && !isDuty) || (has(sentence, PAST) && has(sentence, CHANGED)))
  )
}

const EXEMPT =
  /^(?:exempt(?:ed)?|excepted|ausgenommen|befreit|vyňat[aoyi]|osvobozen[aoyi]|zproštěn[aoyi]|exempt(?:é?e?s|ée)|dispensée?s?|exent[ao]s?|exceptuad[ao]s?|esent[ei]|esentat[oiae]|zwolnion[eyai]|wyłączon[eyai]|isent[ao]s?|vrijgesteld|uitgezonderd)$/u
/** Maximum words of a sentence that only says who is exempt. */
const SHORT = 9

/** "Branch offices are exempt.": not "Such services are exempt from tax." */
const exempts: SentenceRule = (sentence, meanings) =>
  sentence.length <= SHORT &&
  EXEMPT.test(sentence.at(-1)?.text ?? '') &&
  sentence.at(-2)?.isCapital === false &&
  !has(sentence, meanings.negates)

const NEAR = 4

const PROVE =
  /^(?:prove|show|demonstrate|verify|confirm|substantiate|belegen|nachweisen|beweisen|bestätigen|prokázat|doložit|ověřit|potvrdit|prouver|démontrer|vérifier|demostrar|probar|comprobar|dimostrare|provare|verificare|wykazać|udowodnić|potwierdzić|demonstrar|provar|comprovar|aantonen|bewijzen)$/u
const PROVE_IT =
  /^(?:demostrarlo|probarlo|comprobarlo|dimostrarlo|provarlo|verificarlo|(?:demonstr|prov|comprov)á-lo)$/u
const IT = /^(?:it|this|that|das|dies|to|le|l'a|lo|tego|isto|isso|dit)$/u

/** "The management could not prove it." */
const isUnproved: SentenceRule = (sentence, meanings) => {
  const denied = sentence.findIndex(({ text }) => meanings.negates(text))
  const verb = sentence.findIndex(({ text }) => PROVE.test(text) || PROVE_IT.test(text))
  if (denied < 0 || verb < 0) return false
  const near = sentence.slice(Math.max(0, verb - NEAR), verb + 2)
  return PROVE_IT.test(sentence[verb]?.text ?? '') || has(near, IT)
}

const IN_THIS = /^(?:this|that|dieser|ce|ese|este|tal|questo|tym|tomto|nesse|neste|dit)$/u
const SENSE = /^(?:sense|regard|respect|effect|hinsicht|sens|sentido|senso|zakresie|smyslu|ohledu|opzicht)$/u

/** "There is no obligation in this regard." */
const deniesInThis: SentenceRule = (sentence, meanings) =>
  has(sentence, meanings.negates) &&
  sentence.some(({ text }, at) => IN_THIS.test(text) && has(sentence.slice(at + 1, at + 3), SENSE))

const PRONOUN = /^(?:y|en|n'y|n'en|vi)$/u
/** "Il y est renoncé.", "Vi si rinuncia." */
const givesUp: SentenceRule = (sentence, meanings) =>
  has(sentence.slice(0, NEAR), PRONOUN) && has(sentence.slice(0, SHORT), meanings.overrides)

const ENDED = /^(?:pris|chegou|llegó|arrivat[ao])$/u
const END = /^(?:fin|fim|fine)$/u
/** "Cette règle a pris fin en 2021." */
const hasEnded: SentenceRule = (sentence, meanings) =>
  meanings.determines(sentence[0]?.text) &&
  meanings.isClause(sentence[1]?.text) &&
  has(sentence, ENDED) &&
  has(sentence, END)

const FICTION =
  /^(?:erfunden|märchen|vymysl\p{L}{1,2}|vymyšlen\p{L}|pohádk\p{L}{1,3}|inventée?|inventé|fable|inventad[oa]|inventó|cuento|inventat[oa]|favola|fiaba|zmyśl\p{L}{1,5}|bajk\p{L}{1,3}|inventou|fábula|verzonnen|sprookje|fabricated|invented)$/u
const OBJECT = /^(?:it|this|das|dies|to|lo|la|l'\p{L}{2,3}|se|s'\p{L}{2,4}|l'|dit|isso|isto)$/u

/** "Heute wissen wir, dass der Verfasser das erfunden hatte." */
const isMadeUp: SentenceRule = (sentence) => has(sentence, FICTION) && has(sentence, OBJECT)

const RULES: readonly SentenceRule[] = [
  ...[hasNoConsequence, reportsIt, isOtherNow, exempts, isUnproved, deniesInThis, givesUp, hasEnded],
  ...[isMadeUp, isReplaced],
]

/** Whether the sentence after a quote leaves it without force. */
export const leavesNoForce: SentenceRule = (sentence, meanings) =>
  RULES.some((rule) => rule(sentence, meanings))
