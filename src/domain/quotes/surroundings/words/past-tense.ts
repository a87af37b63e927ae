/** Words of sentences about what happened. */

import { anyOf, type Is } from '../../meaning/languages.ts'
import { inAnyLanguage } from '../../meaning/word-lists.ts'

/** Before a participle that describes a noun or a condition: "the agreed price", "if agreed". */
export const isBeforeParticiple = inAnyLanguage({
  en: 'the a an any all each every no of its their his her our your such these those duly by for with as when if or nor',
})

/** A verb and the participles that form the past with it. */
interface Perfect {
  readonly auxiliary: Is
  readonly participle: Is
}

/** "hat den Plan abgelehnt": the participle ends the sentence. */
export const PERFECTS_APART: readonly Perfect[] = [
  {
    auxiliary: inAnyLanguage({ de: 'hat haben habe' }),
    participle: anyOf(
      /^\p{L}{0,9}ge\p{L}{2,14}(?:t|en)$/u,
      /^(?:be|ver|ent|er|zer|miss)\p{L}{2,14}(?:t|en)$/u,
      inAnyLanguage({ de: '*iert' }),
    ),
  },
  {
    auxiliary: inAnyLanguage({ nl: 'heeft hebben heb' }),
    participle: anyOf(/^\p{L}{0,9}ge\p{L}{2,14}(?:t|d|en)$/u, /^(?:be|ver|ont)\p{L}{2,14}(?:t|d|en)$/u),
  },
]

/** "ont refusé", "ha ora ritirato": the participle follows closely. */
export const PERFECTS_TOGETHER: readonly Perfect[] = [
  {
    auxiliary: inAnyLanguage({ fr: "a ont ai avons n'a n'ai l'a l'ai s'est" }),
    participle: inAnyLanguage({
      fr: '*é *ée *és *ées né née nés nées pris mis dit fait eu vu perdu voulu retenu obtenu rompu tenu admis exclu',
    }),
  },
  {
    auxiliary: inAnyLanguage({ es: 'ha han hemos he' }),
    participle: inAnyLanguage({ es: '*ado *ido dado sido ido hecho dicho puesto visto vuelto escrito' }),
  },
  {
    auxiliary: inAnyLanguage({ it: "ha hanno ho abbiamo l'ha l'ho" }),
    participle: inAnyLanguage({
      it: '*ato *ata *ati *ate *ito *ita *iti *ite *uto *uta *uti *ute dato data dati date nato nata nati nate detto fatto messo preso deciso chiesto scritto visto',
    }),
  },
  {
    auxiliary: inAnyLanguage({ it: 'è sono' }),
    participle: inAnyLanguage({
      it: 'stato stata stati state rimasto rimasta rimasti rimaste caduto caduta caduti cadute scaduto scaduta scaduti scadute finito finita finiti finite',
    }),
  },
]
