/** Splits running text into sentences. */

const abbreviations = new Set(
  (
    'no nos inc ltd co corp llc art arts sec secs mr mrs ms dr st vs etc e.g i.e u.s u.k approx dept fig para pp vol al jr sr esq ' +
    'č čl odst písm resp např tj tzv mj sb ing mgr judr phdr bc nr abs ziff bzw z.b d.h ggf str usw vgl lit inkl zzgl s.r.o a.s'
  ).split(' '),
)

const boundary = /(?<=[.!?;][)\]"”“’»]{0,3})\s{1,9}(?=["“„«([]?[\p{Lu}\p{N}]|\([a-z]\)|$)|(?<=;)\s{1,9}/gu

/** Whether a piece ends in something other than a sentence's end: an abbreviation, a short number, an item's number. */
function endsOpen(before: string): boolean {
  const last = (before.slice(-40).split(/\s/u).at(-1) ?? '').replace(/[)\]"”’]{1,3}$/u, '')
  if (!last.endsWith('.') || last === '.') return false
  const bare = last.slice(0, -1).replace(/^[("“„[]+/u, '')
  if (before.length < 12 && /^(?:\d+(?:\.\d+)*|[ivxlc]{1,5}|\p{L})$/iu.test(bare)) return true
  return (
    abbreviations.has(bare.toLowerCase()) ||
    /^(?:\p{Lu}|\d{1,2})$/u.test(bare) ||
    /^(?:\p{Lu}\.)+\p{Lu}$/u.test(bare)
  )
}

/** Longer text is no sentence; it is cut, at a space if it has one. */
const longest = 4000

function bounded(sentence: string): string[] {
  return sentence.length <= longest ? [sentence] : (sentence.match(/.{1,4000}(?=\s|$)|.{4000}/gsu) ?? [])
}

export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const piece of text.split(boundary)) {
    const whole = open === '' ? piece : `${open} ${piece}`
    open = whole.length < longest && endsOpen(whole) ? whole : ''
    if (open === '') sentences.push(whole.trim())
  }
  return [...sentences, open.trim()].flatMap(bounded).filter((one) => one !== '')
}
