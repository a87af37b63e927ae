/**
 * Words as the emulated model compares them: lower case, no accents, stemmed (the same for English, German and Czech).
 */

const word = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu

/** Longest first; an ending is removed only if at least four letters stay. */
const ends = (
  'ications ication ations ation ements ement ments ment ating ated ates ate ities ity ingen ungen ovani eni osti ings ing ' +
  'ung ungs ies ied ions ion able ible ost ovy ova ove emi ami ech ach ich ych ymi imi eho emu ovi ers est ern ed es er en ' +
  'em ly ou um us y i a e u o s n'
).split(' ')

/** Words with the same meaning that stemming doesn't bring together. */
const sameMeaning = new Map(
  [
    'polizei police',
    'authority authority authorities',
    'pay paid payable payment payments pays',
    'liab liable liability liabilities',
    'renew renewal renewals renewed',
    'platba platby platbu platbou zaplatit zaplacení uhradit úhrada úhrady úhradu splatnost splatnosti splatná splatný splatné',
    'zahlung zahlungen zahlbar zahlen bezahlen bezahlung zahlungsfrist zahlungsziel',
    'kundigung kündigen gekündigt kündigungsfrist',
    'haftung haften haftet',
    'vypoved výpověď výpovědi vypovědět výpovědní',
  ].flatMap((line) => {
    const [root = '', ...words] = line.split(' ')
    return words.map((one): [string, string] => [fold(one), root])
  }),
)

/** Past forms that stemming doesn't bring to their verb; not those that are other words too ("left", "felt"). */
const irregular = new Map(
  (
    'told:tell gave:give given:give took:take taken:take bought:buy sold:sell built:build sent:send kept:keep held:hold lost:lose ' +
    'wrote:write written:write found:find spent:spend began:begin begun:begin chose:choose chosen:choose broke:break broken:break ' +
    'spoke:speak spoken:speak taught:teach brought:bring knew:know known:know seen:see met:meet lent:lend stole:steal stolen:steal ' +
    'grew:grow grown:grow risen:rise fell:fall fallen:fall froze:freeze frozen:freeze wore:wear worn:wear led:lead caught:catch drawn:draw ' +
    'drew:draw hidden:hide ate:eat eaten:eat drank:drink sat:sit stood:stand ran:run flew:fly flown:fly drove:drive driven:drive ' +
    'forbidden:forbid thrown:throw threw:throw torn:tear sworn:swear won:win understood:understand slept:sleep paid:pay made:make'
  )
    .split(' ')
    .map((pair): [string, string] => [pair.split(':')[0] ?? '', pair.split(':')[1] ?? '']),
)

const stopWords = new Set(
  (
    'a an the and or of to in on at by for from with without within as is are was were be been being it its this that these those ' +
    'there any all each every no not must shall should may can will would has have had do does than then such which who whom whose what where when how ' +
    'if so also only into under over between per least most more less their they he she his her we our you your i one ' +
    'der die das den dem des ein eine einen einem einer eines und oder von zu zum zur im am auf mit ohne für ist sind war wird werden ' +
    'nicht kein keine keinen muss müssen soll sollte sollen darf dürfen kann es sich als auch nach bei aus über unter mindestens höchstens sein seine seiner seinem ihr ihre ihrer worden wurde diese dieser dieses vom beim im in an also nur bis ' +
    'le la les un une des du de et ou à au aux en dans par pour sur est sont être ce cette ces son sa ses qui que ne pas doit doivent peut peuvent il elle ils elles lui leur avec sous ' +
    'el los las del al lo unos unas y que en con por para su sus es son está están ser se debe deben puede pueden este esta cada como ' +
    'je pro jsou být byl byla bylo bude má mají musí nesmí by měl měla mělo se si na v ve k ke o od do z ze s i nebo ani ale že ' +
    'který která které tato tento toto jeho její jejich při po za u alespoň nejméně nejvýše maximálně minimálně'
  ).split(' '),
)

/** Comparable form of one word: no accents, no case, no soft hyphens. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .toLowerCase()
}

export function wordsOf(text: string): string[] {
  return text.match(word) ?? []
}

export function stem(text: string): string {
  const written = fold(text).replace(/['’]s?$/u, '')
  const folded = irregular.get(written) ?? written
  const root = sameMeaning.get(folded)
  if (root !== undefined) return root
  const end = ends.find((one) => folded.length - one.length >= 4 && folded.endsWith(one))
  const rest = end === undefined ? folded : folded.slice(0, folded.length - end.length)
  return /ing|ed/u.test(end ?? '') ? rest.replace(/([bdgmnprt])\1$/u, '$1') : rest
}

/** The stem of a shorter word keeps its ending: "file", "filed". */
const shortWord = 5
const derived = /(?:ications?|ations?|itions?|[st]?ions?|ments?|ances?|ences?|ial|al|ive|ity|ness|ory|ure)$/u

/** What "dispose" and "disposal", "supervised" and "supervision" have in common. */
export function rootOf(stemmed: string): string {
  const isShort = stemmed.length <= shortWord
  const root = isShort ? stemmed.replace(/e[ds]?$/u, '') : stemmed.replace(derived, '')
  return stem(root.length >= (isShort ? 3 : 5) ? root : stemmed)
}

function isStopWord(text: string): boolean {
  return stopWords.has(text.toLowerCase())
}

/** Meaningful words in order, with repeats. */
export function contentWords(text: string): string[] {
  return wordsOf(text).filter((one) => !isStopWord(one))
}

/** Stems of meaningful words in order, with repeats. */
export function contentStems(text: string): string[] {
  return contentWords(text).map(stem)
}
