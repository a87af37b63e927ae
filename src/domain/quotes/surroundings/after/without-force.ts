/** Sentences that leave the one before without force: "A breach has no consequences.", "This was changed in 2022.", "In its place …". */

import { anyOf } from '../../meaning/languages.ts'
import type { Token } from '../../tokens/token.ts'
import { has, type SentenceRule } from '../clauses.ts'
import { isPaper } from '../words/documents.ts'

/** Last words of a sentence: "was agreed otherwise", "showed the opposite"; not "unless agreed otherwise". */
const OTHERWISE =
  /^(?:otherwise|differently|opposite|contrary|formerly|anders|anderes|gegenteil|vormals|autrement|contraire|autrefois|jadis|diversamente|altrimenti|contrario|anta\u00f1o|antiguamente|contr\u00e1rio|antigamente|outrora|inaczej|odwrotnie|przeciwnego|przeciwnie|dawniej|jinak|opak|kdysi|tegendeel|voorheen|t\u00fcrl\u00fc|aksini|sebaliknya)$/u
/** "algo otra cosa": the last two words. */
const OTHER = /^(?:otra|altra|outra|inne|lain|another|něco|etwas|autre|hal)$/u
const THING =
  /^(?:matter|thing|question|jiného|anderes|chose|sache|cuestión|asunto|sprawa|questão|cosa|coisa|chose|story|rzeczy|hal|lain)$/u
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
  const isOther = ({ text }: Token, at: number): boolean =>
    OTHER.test(text) && THING.test(sentence[at + 1]?.text ?? '')
  if (sentence.some(isOther) && !isException) return true
  const isInPlace = ({ text }: Token, at: number): boolean =>
    PLACE.test(text) && (ITS.test(sentence[at - 1]?.text ?? '') || OF_THAT.test(sentence[at + 1]?.text ?? ''))
  if (sentence.some((token, at) => (at < OPENING || at > sentence.length - OPENING) && isInPlace(token, at)))
    return true
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

const FICTION =
  /^(?:erfunden|märchen|vymysl\p{L}{1,2}|vymyšlen\p{L}|pohádk\p{L}{1,3}|inventée?|inventé|fable|inventad[oa]|inventó|cuento|inventat[oa]|favola|fiaba|zmyśl\p{L}{1,5}|bajk\p{L}{1,3}|inventou|fábula|verzonnen|sprookje|fabricated|invented)$/u
const OBJECT = /^(?:it|this|das|dies|to|lo|la|l'\p{L}{2,3}|se|s'\p{L}{2,4}|l'|dit|isso|isto)$/u

/** "Heute wissen wir, dass der Verfasser das erfunden hatte." */
const isMadeUp: SentenceRule = (sentence) => has(sentence, FICTION) && has(sentence, OBJECT)

const STARTS =
  /^(?:effect|force|effective|kraft|wirksam|vigueur|effet|vigor|efecto|vigore|účinnost|účinnosti|życie|werking)$/u
const UPON =
  /^(?:upon|once|when|after|as|mit|nach|sobald|wenn|dès|lors|lorsque|après|al|cuando|tras|quando|alla|dopo|po|jakmile|gdy|após|bij|zodra)$/u
/** "The foregoing takes effect upon receipt of the guarantee.": not "took effect", nor "after 1 May". */
const isPending: SentenceRule = (sentence, meanings) => {
  const at = sentence.findIndex(({ text }, i) => STARTS.test(text) && UPON.test(sentence[i + 1]?.text ?? ''))
  if (at < 0 || sentence.slice(at, at + NEAR).some(({ kind }) => kind === 'number')) return false
  const opening = sentence.slice(0, NEAR)
  const isOver = has(opening, meanings.isPastVerb)
  return (
    !isOver &&
    !has(opening, isPaper) &&
    has(opening, anyOf(meanings.isForegoing, meanings.determines, meanings.isProForm))
  )
}

const RULES: readonly SentenceRule[] = [
  ...[hasNoConsequence, exempts, isUnproved, deniesInThis, givesUp, isMadeUp],
  ...[isReplaced, isPending],
]

/** Whether the sentence after a quote leaves it without force. */
export const leavesNoForce: SentenceRule = (sentence, meanings) =>
  RULES.some((rule) => rule(sentence, meanings))
