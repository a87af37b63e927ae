/** Joins letters by their presentation forms (Unicode's Arabic Presentation Forms A and B): the font has no substitution tables. */

const BLOCKS = [
  [0xfb50, 0xfbb1],
  [0xfbfc, 0xfbff],
  [0xfe80, 0xfefc],
] as const

/** Forms of a letter, or of lam with alef, in Unicode's order: isolated, final, initial, medial. */
const FORMS = Map.groupBy(
  BLOCKS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)),
  ),
  (form) => form.normalize('NFKC'),
)

const lettersWith = (least: number): readonly string[] =>
  [...FORMS].flatMap(([letter, { length }]) => (length >= least ? [letter] : []))

const TATWEEL = 'ـ'
/** One letter or two that join; before and after, past marks, the letter that joins to them. */
const JOINING = new RegExp(
  [
    `(?<=([${lettersWith(4).join('')}${TATWEEL}])\\p{M}*|)`,
    `(?:${lettersWith(1)
      .toSorted((a, b) => b.length - a.length)
      .join('|')})`,
    `(?=\\p{M}*([${lettersWith(2).join('')}${TATWEEL}])|)`,
  ].join(''),
  'gu',
)

/** The text with joined letters; where the font lacks a form (`has`), the letter stays plain. */
export function shapeArabic(text: string, has: (character: string) => boolean): string {
  return text.replace(JOINING, (letter: string, before?: string, after?: string) => {
    const forms = FORMS.get(letter) ?? []
    const form = forms[(before ? 1 : 0) + (after && forms.length === 4 ? 2 : 0)] ?? letter
    return has(form) ? form : letter
  })
}
