/** Joins letters by their presentation forms (Unicode's Arabic Presentation Forms A and B): the font has no substitution tables. */

const BLOCKS = [
  [0xfb50, 0xfbb1],
  [0xfbfc, 0xfbff],
  [0xfe80, 0xfefc],
] as const

/** Forms of a letter, or lam with alef, in Unicode's order: isolated, final, initial, medial. */
const FORMS = collectForms()

const LAM = 'ل'
const TATWEEL = 'ـ'
const MARK = /\p{M}/u

/** The text with joined letters; where the font lacks a form (`has`), the letter stays plain. */
export function shapeArabic(text: string, has: (character: string) => boolean): string {
  if (!/\p{Script=Arabic}/u.test(text)) return text
  const letters = withLamAlef([...text])
  return letters.map((letter, at) => shaped(letters, letter, at, has)).join('')
}

function shaped(
  letters: readonly string[],
  letter: string,
  at: number,
  has: (form: string) => boolean,
): string {
  const forms = FORMS.get(letter)
  if (!forms) return letter
  const joinsBack = joinsForward(neighbour(letters, at, -1))
  const joinsOn = forms.length === 4 && joinsBackward(neighbour(letters, at, 1))
  const form = forms[(joinsBack ? 1 : 0) + (joinsOn ? 2 : 0)] ?? letter
  return has(form) ? form : letter
}

/** The next letter in a direction, skipping marks. */
function neighbour(letters: readonly string[], at: number, step: 1 | -1): string {
  let next = at + step
  while (MARK.test(letters[next] ?? '')) next += step
  return letters[next] ?? ''
}

/** Whether a letter joins to the next one and to the previous one. */
function joinsForward(letter: string): boolean {
  return letter === TATWEEL || FORMS.get(letter)?.length === 4
}

function joinsBackward(letter: string): boolean {
  return letter === TATWEEL || (FORMS.get(letter)?.length ?? 0) > 1
}

function withLamAlef(letters: readonly string[]): string[] {
  const joined: string[] = []
  for (const letter of letters) {
    const pair = `${joined.at(-1) ?? ''}${letter}`
    if (joined.at(-1) === LAM && FORMS.has(pair)) joined.splice(-1, 1, pair)
    else joined.push(letter)
  }
  return joined
}

function collectForms(): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>()
  for (const [first, last] of BLOCKS) {
    for (let code = first; code <= last; code++) {
      const form = String.fromCharCode(code)
      const letter = form.normalize('NFKC')
      if (letter !== form) forms.set(letter, [...(forms.get(letter) ?? []), form])
    }
  }
  return forms
}
