/** Puts a rule as people write it into plainer words: without short forms, slips of grammar, reasons and echoes. */
import { plainOf } from '../document/document.ts'
import { withoutRefusal } from './refusal.ts'
import { subjectOf } from './subject.ts'

type Change = readonly [form: RegExp, plain: string]

const changes: readonly Change[] = [
  [/\bcan['’]t\b/giu, 'can not'],
  [/\bwon['’]t\b/giu, 'will not'],
  [/\bshan['’]t\b/giu, 'shall not'],
  [/n['’]t\b/giu, ' not'],
  [/(?<=\p{L})['’]d\b/giu, ' would'],
  [/(?<=\p{L})['’]ve\b/giu, ' have'],
  [/(?<=\p{L})['’]re\b/giu, ' are'],
  [/(?<=\p{L})['’]ll\b/giu, ' will'],
  [/\b(there|it|that|what|who|where|here|how)['’]s\b/giu, '$1 is'],
  [/\bw\/o\b/giu, 'without'],
  [/\bw\/(?=\s|\p{L})/giu, 'with '],
  [/\by\/n\b/giu, ''],
  [/\b1st\b/giu, 'first'],
  [/\b3rd\b/giu, 'third'],
  [/(?<!\d\s{0,2})\bmin(?:\.|\b(?=\s(?:purchase|order|spend|volume|quantity)))/giu, 'minimum'],
  [/(?<!\d\s{0,2})\bmax\./giu, 'maximum'],
  [/\brev[.\s-]{1,2}share\b/giu, 'revenue share'],
  [/\bMOQ\b/gu, 'minimum order quantity'],
  [/\bT4C\b/giu, 'termination for convenience'],
  [/\bCoC\b/gu, 'change of control'],
  [/\bLDs?\b/gu, 'liquidated damages'],
  [/\bLoL\b/gu, 'limitation of liability'],
  [/\bROF([RO])\b/gu, 'right of first refusal or offer'],
  [/\bgov(?:\.|\b(?=\slaw\b))/giu, 'governing'],
  [
    /^(?:under no circumstances|in no case|on no account|at no time) (?:may|must|shall|should|can) (.{3,200}?) be(?!\p{L})/iu,
    '$1 must not be',
  ],
  // What must not be lacking must be there.
  [
    /\b(must|shall|should|may|can|is|does|do) not (?:be (?:without|devoid of|lacking in|lacking|short of|silent on|free of)|go without|do without|dispense with|lack|omit|leave out|miss|fail to (?:contain|include|have|provide for))(?= \p{L})/giu,
    '$1 contain',
  ],
  [/\b(must|shall|should|may|can) not fail to (?=\p{L})/giu, '$1 '],
  [
    /\b(must|shall|should|may|can) not be (?:missing|lacking|absent|omitted|left out|forgotten)\b/giu,
    '$1 be included',
  ],
  [/\bauto-?(?=(?:renew|extend|extension|prolong))/giu, 'automatic '],
  [/^(?:strike|get rid of)\s/iu, 'no '],
  // "We must can cancel", "it must to have": modal verbs as in other languages.
  [/\b(?:must|should|shall) (?:can|may|could)\b/giu, 'can'],
  [/\b(must|shall|should|can|may) to (?=[a-z])/giu, '$1 '],
]

/** Where one statement of a rule ends and the next begins. */
const joints = /(?<=[.?!])\s+(?=\p{Lu})|(?<=[?;:])\s+|\s[–—-]\s|,\s(?=so\s(?!that\s))/u
const demand =
  /\?|(?<!\p{L})(?:must|shall|should|may|can|cannot|needs?|has to|have to|please|flag|reject|not|no|never|make sure|muss|darf|soll|doit|debe|musí|nesmí)(?!\p{L})/iu
/** "We have been burnt before: …", "I pay for this, so …" */
const telling = /(?<!\p{L})(?:i|we|us|our|my|you|they|it|nobody|things)(?!\p{L})/iu
/** "I do not want to be tied to one supplier: …" */
const wish = /^(?:i|we) (?:do not|would not|don't|want|wish|would|have|had)(?!\p{L})[^?]*$/iu
/** Words of which an echo of the rule consists: "That has to be in there." */
const echoing = new Set(
  (
    'so and that this it is are be been has have to must should shall in there here the contract agreement document answer ' +
    'stated written down present included covered yes y ok please check agreed regulated specified needed required filled say says state somewhere clear fine'
  ).split(' '),
)

function isEcho(part: string): boolean {
  return (part.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => echoing.has(word))
}

/** The statements of a rule without reasons given for it, and without "that has to be in there". */
function withoutReasons(text: string): string {
  const parts = text.split(joints)
  if (parts.length === 1) return text
  const own = parts.filter((part) => !isEcho(part))
  const [only] = own
  if (only === undefined) return text
  if (own.length === 1) return only
  const about = own.filter((part) => subjectOf(plainOf(part)) !== null)
  const rule = about.at(-1)
  const others = own.filter((part) => part !== rule)
  const isStory = others.every((part) => telling.test(part) && (wish.test(part) || !demand.test(part)))
  return isStory && rule !== undefined ? rule.replace(/^so\s/iu, '') : text
}

export function plainer(text: string): string {
  const plain = changes.reduce((changed, [form, to]) => changed.replace(form, to), text)
  return withoutRefusal(withoutReasons(plain))
}
