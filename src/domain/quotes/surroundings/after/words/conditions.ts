/** Words that begin the next sentence or limit it: "If", "Applies only to", "not merely". */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** Not "until" or "unless", which limit the quote. */
export const isIf = inAnyLanguage({
  en: 'if when where once',
  de: 'wenn falls sofern sobald',
  cs: 'pokud jestliže když jakmile pakliže jestli',
  fr: `si lorsque lorsqu quand s'il s'ils lorsqu'*`,
  es: 'si cuando',
  it: 'se qualora quando laddove allorché',
  pl: 'jeżeli jeśli gdy kiedy',
  pt: 'se caso quando',
  nl: 'als indien wanneer zodra',
  tr: 'eğer şayet',
  id: 'jika apabila bila kalau ketika',
})

/** Begins a sentence without a subject of its own, which is about the one before: "Applies only to consumers." */
export const isApplies = inAnyLanguage({
  en: 'applies apply valid applicable',
  de: 'gilt gelten gültig anwendbar greift',
  cs: 'platí neplatí vztahuje nevztahuje vztahují nevztahují týká týkají netýká netýkají použije použijí nepoužije nepoužijí uplatní neuplatní uplatňuje uplatňují neuplatňuje',
  fr: 'valable valables applicable applicables vaut',
  es: 'vale válido válida aplica válidos válidas aplican aplicable aplicables rige',
  it: 'vale valido valgono valida validi valide applicabile applicabili',
  pl: 'dotyczy obowiązuje dotyczą obowiązują stosuje stosują ważne ważny ważna',
  pt: 'vale válido válida aplica válidos válidas valem aplicam aplica-se aplicam-se aplicável aplicáveis vigora',
  nl: 'geldt gelden geldig toepasselijk',
  tr: 'geçerlidir',
  id: 'berlaku',
})

/** "not merely", "nicht nur": it adds. */
export const isMerely = inAnyLanguage({
  en: 'only merely just simply solely exclusively purely',
  de: 'nur bloß lediglich bloss allein ausschließlich ausschliesslich',
  cs: 'pouze jen jenom toliko',
  fr: 'seulement simplement uniquement',
  es: 'sólo solo solamente únicamente simplemente meramente',
  it: 'solo soltanto unicamente semplicemente',
  pl: 'tylko jedynie wyłącznie',
  pt: 'apenas só somente simplesmente',
  nl: 'alleen slechts enkel louter uitsluitend',
})

/** Verbs of beginning, ending and depending that "this" may have: "This comes into force only when". */
export const isVerbAfterThis = inAnyLanguage({
  en: 'comes came takes took enters entered ends ended starts started lapses lapsed expires expired ceases ceased stops stopped presupposes assumes remains became binds begins began commences commenced terminates terminated',
  de: 'beginnt begann endet endete erlischt erlosch tritt trat hängt setzt erfordert',
  cs: 'platí platilo skončí skončilo končí vyžaduje závisí předpokládá začíná začne začalo začínalo vstupuje vstoupí vstoupilo nabývá nabude nabylo zaniká zanikne zaniklo pozbývá pozbude pozbylo vyprší vypršelo končilo přestává přestane přestalo vyžadovalo záviselo předpokládalo',
  es: 'vence caduca expira empieza comienza depende presupone rige',
  it: 'vale valeva decade scade cessa entra presuppone dipende resta valgono decadono scadono cessano cessava entrano entrò presupponeva dipendono dipendeva restano rimane rimangono finisce termina comincia inizia',
  pl: 'obowiązuje obowiązywało wygasa wygasło wymaga zależy przestaje przestało zakłada *ać *eć *ić *yć *uć zaczyna zacznie zaczęło rozpoczyna rozpoczęło kończy skończy skończyło zakończy zakończyło wchodzi wejdzie weszło wygaśnie przestanie traci straci straciło utraci utraciło ustaje ustanie ustało wymagało zależało zakładało wiąże',
  pt: 'começa pressupõe vigora',
  nl: 'begint begon eindigt eindigde vervalt verviel treedt trad hangt vereist vergt',
})
