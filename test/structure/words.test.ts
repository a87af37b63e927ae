import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Names that docs/glossary.md retired, as they would appear in names, comments or texts. */
const RETIRED: Readonly<Record<string, { pattern: RegExp; only?: RegExp }>> = {
  'stand-in': { pattern: /\bstand-ins?\b|stand[iI]ns?(?![a-z])|StandIns?(?![a-z])|\bstood in\b/g },
  Desk: { pattern: /\bdesks?\b|Desks?(?![a-z])/g },
  deeds: { pattern: /\bdeeds?\b|Deeds?(?![a-z])/g, only: /^(?!.*quotes)/ },
  hands: { pattern: /\b\w*Hands\b|\bhands?(?=[.:,]\w| =|\.ts)/g, only: /^src\/islands/ },
  'take-away': { pattern: /\btake-?aways?\b|takeAways?\b/gi },
  stretch: { pattern: /\bstretch(?:es)?\b/gi, only: /^(?:src\/server\/check|docs\/(?!pdf|quotes))/ },
  doubt: { pattern: /\bdoubt\.ts\b|\bdoubt\(/g },
  orders: {
    pattern: /\b(?:give|gives|giving) orders\b|\borders\.ts\b/g,
    only: /^(?!src\/server\/check\/prompt\.ts)/,
  },
  carried: { pattern: /\bcarr(?:ied|y)[A-Z]\w*|\b(?:of|const|let) carried\b/g },
  thrice: { pattern: /\bthrice\b/gi },
  askings: { pattern: /\baskings\b/gi },
  anew: { pattern: /\banew\b/gi },
  'marked PDF': { pattern: /\bmarked PDFs?\b/g },
  'nearest passage': { pattern: /\bnearest passages?\b/g },
  'e-mail': { pattern: /\be-mails?\b/gi, only: /^(?!test)/ },
}
/** Excluded: the specification's wording, and the lists of retired names. */
const QUOTED = [
  'docs/specification.md',
  'docs/requirements.md',
  'docs/glossary.md',
  'test/structure/words.test.ts',
]

const files = globSync('{src,self-host,cli,local,scripts,bench,test,docs}/**/*.{ts,tsx,mjs,css,md}').filter(
  (file) => !QUOTED.includes(file) && !file.includes('node_modules'),
)
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

test.each(Object.entries(RETIRED))('the retired name "%s" is used nowhere', (_, { pattern, only = /^/ }) => {
  const uses = [...texts]
    .filter(([file]) => only.test(file))
    .flatMap(([file, text]) => [...`${file}\n${text}`.matchAll(pattern)].map(([word]) => `${file}: ${word}`))
  expect(files.length).toBeGreaterThan(500)
  expect(uses).toEqual([])
})
