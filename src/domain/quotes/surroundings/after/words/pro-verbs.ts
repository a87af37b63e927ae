/** Verbs that stand for all that a quote says: "It did not happen.", "Personne ne le fait." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "This was not done.", "That is not the case." */
export const isProVerb = inAnyLanguage({
  en: 'done doing happen happens happened occur occurs occurred case',
  de: 'getan gemacht geschieht geschah geschehen passiert gekommen geworden fall passierte passieren geschahen unterblieb',
  cs: 'děje dělá stalo stane případ dělají dělat děláme dělalo dělo udělalo udělal udělala udělali udělá udělat stává stávalo staly případem koná konalo proběhlo probíhá dochází dojde došlo uskutečnilo uskutečňuje uskuteční nastalo nastane',
  fr: 'fait faite faire arrive arrivé produit cas faites faits fera feront arrivée produite',
  es: 'hace hacen hecho hacerlo ocurre ocurrió ocurrido sucede sucedió sucedido caso hizo hicieron hará harán hacía hacían haga hagan hecha hechas hechos ocurren ocurrirá suceden sucederá',
  it: 'fa fanno fatto farlo succede successo avviene avvenuto accade accaduto caso fece fecero farà faranno faceva facevano fatta fatte faccia facciano succedeva succederà avvenne avverrà avvenuta accadde accadrà accaduta',
  pl: 'robi robią zrobiono dzieje działo stało zdarzyło przypadek przypadkiem zrobi zrobią zrobił zrobiła zrobili zrobiły zrobić robić robiono robimy robił robiła robili dzieją zdarza zdarzy wydarzyło wydarzy doszło dojdzie dochodzi nastąpiło nastąpi odbyło odbywa dokonano',
  pt: 'faz fazem feito fazê-lo acontece aconteceu ocorre ocorreu sucede sucedeu caso fez fizeram fará farão fazia faziam faça façam feita feitas feitos acontecia acontecerá acontecem ocorrem ocorrerá',
  nl: 'gedaan gebeurt gebeurde gebeurd geval gebeuren gebeurden',
})

/** With the negation in the same word. */
export const isNegatedProVerb = inAnyLanguage({
  cs: 'nestalo neděje nedělo nedělá nestane nekoná nestaly nestává nestávalo nedělají neděláme nedělalo nedělali neudělal neudělala neudělali neudělalo neudělá nekonají nekonalo neproběhlo neprobíhá nedochází nedojde nedošlo neuskutečnilo neuskutečňuje neuskuteční nenastalo nenastane',
})

/** "do it", "did so", "come to that": a pro-verb together with a pronoun. */
export const isDo = inAnyLanguage({
  en: 'do does did come comes came doing',
  de: 'tut tat tun macht taten tue machen machte machten',
  nl: 'doet doen deed deden',
})

export const isItOrSo = inAnyLanguage({
  en: 'it so this that to',
  de: 'es das dies',
  nl: 'dat dit zo to of het',
})

/** Words between a denial and such a verb: "has not yet been done". */
export const isFiller = inAnyLanguage({
  en: 'yet been be ever actually really',
  de: 'bisher bislang jemals tatsächlich wirklich',
  cs: 'být ještě dosud doposud zatím',
  fr: 'été encore être',
  es: 'sido aún todavía ser',
  it: 'stato stata stati ancora',
  pl: 'być jeszcze dotąd dotychczas',
  pt: 'sido ainda',
  nl: 'ooit werkelijk feitelijk',
})

/** "le fait", "lo fa": an article before another word. */
export const isObjectPronoun = inAnyLanguage({
  fr: 'le l la les',
  es: 'lo los las',
  it: 'lo li',
  pt: 'o',
})
