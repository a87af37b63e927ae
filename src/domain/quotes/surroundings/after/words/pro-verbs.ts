/** Verbs that stand for all that a quote says: "It did not happen.", "Personne ne le fait." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "This was not done.", "That is not the case." */
export const isProVerb = inAnyLanguage({
  en: 'done doing happen happens happened occur occurs occurred case',
  de: 'getan gemacht geschieht geschah geschehen passiert gekommen geworden fall',
  cs: 'děje dělá stalo stane případ',
  fr: 'fait faite faire arrive arrivé produit cas faites faits fera feront arrivée produite',
  es: 'hace hacen hecho hacerlo ocurre ocurrió ocurrido sucede sucedió sucedido caso hizo hicieron hará harán hacía hacían haga hagan hecha hechas hechos ocurren ocurrirá suceden sucederá',
  it: 'fa fanno fatto farlo succede successo avviene avvenuto accade accaduto caso fece fecero farà faranno faceva facevano fatta fatte faccia facciano succedeva succederà avvenne avverrà avvenuta accadde accadrà accaduta',
  pl: 'robi robią zrobiono dzieje działo stało zdarzyło przypadek przypadkiem',
  pt: 'faz fazem feito fazê-lo acontece aconteceu ocorre ocorreu sucede sucedeu caso fez fizeram fará farão fazia faziam faça façam feita feitas feitos acontecia acontecerá acontecem ocorrem ocorrerá',
  nl: 'gedaan gebeurt gebeurde gebeurd geval',
})

/** With the negation in the same word. */
export const isNegatedProVerb = inAnyLanguage({ cs: 'nestalo neděje nedělo nedělá nestane nekoná' })

/** "do it", "did so", "come to that": a pro-verb together with a pronoun. */
export const isDo = inAnyLanguage({
  en: 'do does did come comes came',
  de: 'tut tat tun macht',
  nl: 'doet doen',
})

export const isItOrSo = inAnyLanguage({
  en: 'it so this that to',
  de: 'es das dies',
  nl: 'dat dit zo to of',
})

/** Words between a denial and such a verb: "has not yet been done". */
export const isFiller = inAnyLanguage({
  en: 'yet been be ever',
  fr: 'été encore être',
  es: 'sido aún todavía ser',
  it: 'stato stata stati ancora',
  pl: 'być',
  pt: 'sido ainda',
})

/** "le fait", "lo fa": an article before another word. */
export const isObjectPronoun = inAnyLanguage({
  fr: 'le l la les',
  es: 'lo los las',
  it: 'lo li',
  pt: 'o',
})
