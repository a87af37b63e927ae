/** Words of a comment that takes nothing back, beside the tables' `upholds`: how it came about, what it is for, why it is so. */

import { anyOf } from '../../../meaning/languages.ts'
import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "This rule was introduced in 2019.", "This is explained in the handbook." */
const isAboutOrigin = inAnyLanguage({
  en: 'introduced started known added stems dates reflects explained translated printed posted displayed taught tested drafted based follows instituted performed carried made exist* published',
  de: 'stammt bekannt hängt existiert besteht eingeführt',
  cs: 'pochází známé zaved* existuje existují popsán popsána popsáno popsány popsáni',
  fr: 'vient connu connue affichée affiché exist* instaure instauré instaurée introduit introduite',
  es: 'proviene conocido conocida deriva exist* introdujo introducido introducida',
  it: 'nota noto vale deriva introdotto introdotta',
  pl: 'pochodzi znana znane znany istnieje wprowadził wprowadziła wprowadziło wprowadzono wprowadzona wprowadzony opisano opisany opisana opisane',
  pt: 'provém conhecido conhecida vale exist* introduziu introduzido introduzida',
  nl: 'stamt bekend bestaat ingevoerd',
})

/** "This protects the goods.", "The price corresponds to this." */
const isAboutPurpose = inAnyLanguage({
  en: 'help helps serve serves protect protects reduce reduces means work works exceeds distinguishes allows enables correspond corresponds corresponding charge effect used located',
  de: 'dient hilft bedeutet schützt kosten entspricht',
  cs: 'platí slouží znamená',
  fr: 'sert protège frais correspond correspondre correspondent',
  es: 'sirve protege corresponde corresponden correspondía',
  it: 'serve protegge corrisponde',
  pl: 'służy',
  pt: 'serve protege corresponde correspondem',
  nl: 'kosten',
})

/** "There are good reasons for this.", "This is essential." */
const isReason = inAnyLanguage({
  en: 'because why reason reasons question questions importance essence duty favor favour',
  de: 'fragen grund fall weil wesentlich',
  cs: 'důvod důvodu důvody důvodů důvodem důvodům protože podstatné podstatný podstatná podstatní podstatně',
  fr: 'raison car preuve cas contraignant contraignante',
  es: 'razón porque caso',
  it: 'ragione perché proprio motivo caso',
  pl: 'powód ponieważ',
  pt: 'porque caso',
  nl: 'reden omdat',
})

/** What people think of it, or do about it: "We are proud of this.", "All staff are informed of it." */
const isAttitude = inAnyLanguage({
  en: 'well open seriously insist insists stands pays share shares bound informed trained good glad proud count eyes exemplary',
  de: 'augen gehören gehört gut unterrichtet informiert zählen',
  cs: 'očima informován informována informováni informováno informovány patří',
  fr: 'bien yeux informé informée',
  es: 'bien ojos informado informada',
  it: 'occhi informato informata',
  pl: 'oczy trzymają',
  pt: 'bem olhos informado informada',
  nl: 'gelijk',
})

export const isHarmlessComment = anyOf(isAboutOrigin, isAboutPurpose, isReason, isAttitude)
