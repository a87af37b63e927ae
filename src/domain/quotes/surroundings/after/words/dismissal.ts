/** Words of short sentences that dismiss the sentence before: "Reality is different." */

import { anyOf } from '../../../meaning/languages.ts'
import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "The opposite is true.": also beside words that confirm. */
export const isOpposite = inAnyLanguage({
  en: 'opposite reverse converse',
  de: 'gegenteil gegenteilige gegenteiliges',
  cs: 'opak opakem opaku',
  fr: 'contraire inverse',
  es: 'contrario revés opuesto',
  it: 'contrario rovescio opposto inverso',
  pl: 'przeciwieństwo przeciwieństwem',
  pt: 'contrário avesso oposto',
  nl: 'tegendeel tegenovergestelde tegengestelde omgekeerde',
})

/** "Reality is different.", "So much for the theory." */
const isRealityOrTale = inAnyLanguage({
  en: 'reality theory legend legends fiction dream dreams illusion illusions fantasy',
  de: 'umgekehrt wirklichkeit realität praxis theorie legende märchen traum träume fiktion illusion illusionen legenden wunschdenken',
  cs: 'naopak skutečnost teorie pohádka realita realitě realitu teorii teorií legenda legendy pohádky pohádkou fikce fikcí bajka bajky snem',
  fr: 'réalité théorie légende rêve légendes rêves utopie',
  es: 'realidad teoría leyenda sueño leyendas sueños ficción utopía',
  it: 'realtà teoria leggenda sogno leggende sogni finzione utopia',
  pl: 'odwrotnie przeciwnie rzeczywistość teoria teorii bajka rzeczywistości teorią teorię bajki bajką legenda legendy fikcja fikcją mrzonka mrzonki',
  pt: 'realidade teoria lenda lendas sonho sonhos ficção',
  nl: 'omgekeerd omgekeerde werkelijkheid theorie sprookje realiteit legende fictie droom illusie',
  tr: 'gerçekte tersine tersi teoride',
  id: 'sebaliknya kenyataannya',
  other:
    'motsatsen tvärtom teorin modsatte omvendt teorien motsatte päinvastoin ellenkezője fordítva valóság elmélet наоборот противоположное теория invers contrariul realitatea',
})

/** Nouns and adverbs that set a sentence against what is so. */
export const isContrary = anyOf(isOpposite, isRealityOrTale)

/** "this", "it" or "so" at the beginning of a sentence, in languages without a table. */
export const isOtherProForm = inAnyLanguage({
  other:
    'det dette detta så sådan slik tämä se näin ez így úgy это так acest acesta aceste aceasta asta așa această aquest aquesta això αυτό đó đây điều to ovo tako',
})

/** "always", in languages without a table. */
export const isOtherAlways = inAnyLanguage({
  other: 'alltid altid aina mindig всегда mereu întotdeauna sempre πάντα luôn uvijek',
})
