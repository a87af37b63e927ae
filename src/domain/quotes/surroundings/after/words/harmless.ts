/** Words of a comment that takes nothing back, beside the tables' `upholds`: how it came about, what it is for, why it is so. */

import { anyOf } from '../../../meaning/languages.ts'
import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "This rule was introduced in 2019.", "This is explained in the handbook." */
const isAboutOrigin = inAnyLanguage({
  en: 'introduced started known added stems dates reflects explained translated printed posted displayed taught tested drafted based follows instituted performed carried made exist* published originates originated dating established',
  de: 'stammt bekannt hängt existiert besteht eingeführt stammen existieren existierte bestehen bestand eingeführte entstand entstanden beruht beruhen basiert basieren übersetzt gedruckt veröffentlicht ausgehängt erprobt geschult',
  cs: 'pochází známé zaved* existuje existují popsán popsána popsáno popsány popsáni známo známá známý vychází vycházejí pocházejí vyplývá vyplývají založeno založena založen založeny odráží vysvětleno vysvětlena vysvětlen vysvětleny doplněno doplněna přidáno přidána přeloženo přeložena vytištěno vytištěna zveřejněno zveřejněna zveřejněn zveřejněny uveřejněno vyvěšeno vyvěšena vyvěšen otestováno testováno vypracováno vypracována vzniklo vznikla vznikl provedeno provádí provádějí',
  fr: 'vient connu connue affichée affiché exist* instaure instauré instaurée introduit introduite affichés affichées instaurés instaurées provient proviennent découle connus connues introduits introduites introduisit publié publiée publiés publiées ajouté ajoutée expliqué expliquée imprimé imprimée reflète',
  es: 'proviene conocido conocida deriva exist* introdujo introducido introducida conocidos conocidas introducidos introducidas provienen derivan introdujeron publicado publicada publicados publicadas añadido añadida explicado explicada impreso impresa refleja',
  it: 'nota noto vale deriva introdotto introdotta noti derivano esiste esistono introdotti introdotte pubblicato pubblicata pubblicati pubblicate aggiunto aggiunta spiegato spiegata stampato stampata affisso affissa riflette risale',
  pl: 'pochodzi znana znane znany istnieje wprowadził wprowadziła wprowadziło wprowadzono wprowadzona wprowadzony opisano opisany opisana opisane wprowadzone pochodzą znani istnieją wprowadzili wprowadziliśmy dodano dodany dodana dodane wyjaśniono wyjaśniony wyjaśniona wyjaśnione przetłumaczono przetłumaczone wydrukowano wydrukowane wywieszono wywieszone opublikowano opublikowany opublikowana opublikowane wynika wynikają oparty oparta oparte odzwierciedla przetestowano przetestowane opracowano opracowany opracowana opracowane powstał powstała powstało wykonano wykonywane przeprowadzono przeprowadzane',
  pt: 'provém conhecido conhecida vale exist* introduziu introduzido introduzida conhecidos conhecidas introduzidos introduzidas provêm derivam introduziram acrescentado acrescentada impresso impressa afixado afixada reflete',
  nl: 'stamt bekend bestaat ingevoerd stammen bestaan berust berusten gebaseerd geïntroduceerd vertaald gedrukt gepubliceerd opgehangen getest uitgelegd',
})

/** "This protects the goods.", "The price corresponds to this." */
const isAboutPurpose = inAnyLanguage({
  en: 'help helps serve serves protect protects reduce reduces means work works exceeds distinguishes allows enables correspond corresponds corresponding charge effect used located allow enable improves saves',
  de: 'dient hilft bedeutet schützt kosten entspricht dienen helfen bedeuten schützen bewirkt bewirken ermöglicht ermöglichen erlaubt verringert senkt kostet entsprechen',
  cs: 'platí slouží znamená znamenají pomáhá pomáhají chrání snižuje snižují umožňuje umožňují odpovídá odpovídají funguje fungují překračuje odlišuje',
  fr: 'sert protège frais correspond correspondre correspondent servent protègent aident réduit réduisent correspondait',
  es: 'sirve protege corresponde corresponden correspondía sirven protegen ayudan',
  it: 'serve protegge corrisponde servono proteggono aiuta aiutano corrispondono corrispondeva',
  pl: 'służy służą pomaga pomagają chroni chronią zmniejsza zmniejszają oznacza oznaczają umożliwia umożliwiają odpowiada odpowiadają działa działają przekracza wyróżnia',
  pt: 'serve protege corresponde correspondem servem protegem ajuda ajudam correspondia',
  nl: 'kosten dient dienen helpt helpen betekent betekenen beschermt beschermen verlaagt vermindert kost',
})

/** "There are good reasons for this.", "This is essential." */
const isReason = inAnyLanguage({
  en: 'because why reason reasons question questions importance essence duty favor favour crucial vital',
  de: 'fragen grund fall weil wesentlich gründe gründen wesentliche',
  cs: 'důvod důvodu důvody důvodů důvodem důvodům protože podstatné podstatný podstatná podstatní podstatně podstata podstatou otázky otázek dotazy dotazů neboť jelikož poněvadž proč prospěch',
  fr: 'raison preuve cas contraignant contraignante raisons parce contraignants contraignantes',
  es: 'razón porque caso razones motivos importancia',
  it: 'ragione perché proprio motivo caso ragioni motivi importanza poiché',
  pl: 'powód ponieważ powodu powody powodów powodem gdyż dlaczego pytania pytań istotny istotna istotą',
  pt: 'porque caso razão razões importância',
  nl: 'reden omdat redenen wezenlijk essentieel belang',
})

/** What people think of it, or do about it: "We are proud of this.", "All staff are informed of it." */
const isAttitude = inAnyLanguage({
  en: 'well open seriously insist insists stands pays share shares bound informed trained good glad proud count eyes exemplary pleased delighted',
  de: 'augen gehören gehört gut unterrichtet informiert zählen stolz froh geschult zählt',
  cs: 'očima informován informována informováni informováno informovány patří oči rádi hrdi hrdý hrdí pyšní školen školena školeni proškolen proškolena proškoleni vyškolen vyškolena vyškoleni vázán vázána vázáni vázány seznámen seznámena seznámeni dobře vzorně',
  fr: 'bien yeux informé informée informés informées fier fiers fière fières formés formées',
  es: 'bien ojos informado informada informados informadas orgulloso orgullosa orgullosos orgullosas',
  it: 'occhi informato informata informati informate orgoglioso orgogliosa orgogliosi orgogliose',
  pl: 'oczy trzymają oczach dumni dumny dumna zadowoleni cieszymy informowani informowany informowana poinformowani poinformowany poinformowana poinformowano przeszkoleni przeszkolony przeszkolono szkoleni związani związany związana zapoznani dobrze wzorowo',
  pt: 'bem olhos informado informada informados informadas orgulhoso orgulhosa orgulhosos orgulhosas',
  nl: 'gelijk trots geïnformeerd goed',
})

export const isHarmlessComment = anyOf(isAboutOrigin, isAboutPurpose, isReason, isAttitude)
