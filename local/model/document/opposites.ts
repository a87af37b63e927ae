/** Words that rule each other out: what is voluntary is not compulsory. */
import { stem } from './words.ts'

const pairs = [
  'compulsory mandatory obligatory: voluntary optional',
  'full-time: part-time',
  'permanent indefinite open-ended: temporary fixed-term',
  'alone individually: group groups team teams together jointly',
  'fixed: variable floating',
  'electronic electronically online digital: paper',
  'remote remotely: on-site onsite',
  'new: used second-hand refurbished',
  'completed finished resolved: pending outstanding ongoing unfinished',
  'empty: full',
  'indoor indoors: outdoor outdoors',
  'rejected reject refused refuse: accepted accept approved approve',
  'confidential: public',
  'vegetarian vegan: meat',
  'paid salaried bezahlt vergütet: unpaid honorary ehrenamtlich unentgeltlich',
  'verpflichtend obligatorisch: freiwillig',
  'vollzeit: teilzeit',
  'befristet: unbefristet',
  'povinný povinná povinné: dobrovolný dobrovolná dobrovolné',
]

const opposites = new Map<string, readonly string[]>()
for (const pair of pairs) {
  const [one = [], other = []] = pair.split(': ').map((side) => side.split(' ').map(stem))
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    for (const word of from) opposites.set(word, [...(opposites.get(word) ?? []), ...to])
}

/** "Unfurnished", "non-refundable", "invalid". */
const negated = /^(?:un|non-?|in(?=\p{L}{6}))(\p{L}{4,})$/u

/** Stems of words that say the opposite, whether or not they exist. */
export function oppositesOf(word: string): readonly string[] {
  const plain = word.toLowerCase()
  const bare = negated.exec(plain)?.[1]
  const prefixed = ['un', 'non', 'non-', 'in'].map((prefix) => stem(`${prefix}${plain}`))
  return [...(opposites.get(stem(word)) ?? []), ...(bare === undefined ? [] : [stem(bare)]), ...prefixed]
}
