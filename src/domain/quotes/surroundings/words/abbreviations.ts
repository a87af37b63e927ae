/** Abbreviations whose dot ends no sentence. */

import { inAnyLanguage } from '../../meaning/word-lists.ts'

/** A number or a letter follows: "Art. 5", "lit. b". */
export const isReferenceAbbreviation = inAnyLanguage({
  en: 'art arts no nos par sec cl sub fig vol p s para paras secs ch app sch reg exh',
  de: 'art abs lit nr s ziff kap anl rn rz abb tab bd',
  cs: 'čl odst písm str č kap obr tab',
  fr: 'art al p chap',
  es: 'art núm pág núms págs apdo párr cap',
  it: 'art let par artt lett pag pagg',
  pl: 'art ust pkt str par nr lit poz zał rozdz rys tab',
  pt: 'art al pág',
  nl: 'art nr blz hfdst bijl',
})

/** Abbreviations of more than three letters; shorter words before a dot always count as abbreviations. */
export const isLongAbbreviation = inAnyLanguage({
  en: 'corp incl approx dept sect chap resp sent para paras excl supp regs',
  de: 'bzgl abschn resp allg evtl ziff zzgl inkl exkl insb insbes bspw betr entspr einschl ausschl ggfs',
  cs: 'odst příl resp písm popř příp násl',
  fr: 'chap sect',
  es: 'cláus apdo párr núms págs aprox',
  it: 'artt lett pagg',
  pl: 'rozdz wzgl ewent nast',
  pt: 'cláus',
  nl: 'incl excl resp hfdst',
})
