/** Allowed imports: docs/request.md says why. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** The folders in which PDFs are read, and the others of them that each may import from. */
function readingFolders(folders: Readonly<Record<string, readonly string[]>>): [string, string[]][] {
  const pathOf = (folder: string): string => `src/server/adapters/pdf/read/${folder}/`
  const always = ['src/server/adapters/pdf/engine/', 'src/server/turns.ts', 'src/domain/']
  return Object.entries(folders).map(([folder, others]) => [
    pathOf(folder),
    [...always, ...[folder, ...others].map(pathOf)],
  ])
}

/** For each path prefix, the path prefixes it may import from. */
const MAY_IMPORT: readonly (readonly [room: string, allowed: readonly string[]])[] = [
  ['src/domain/', ['src/domain/']],
  ['src/contract/', ['src/contract/', 'src/domain/']],
  ['src/machines/', ['src/machines/', 'src/domain/']],
  ['src/icons/', ['src/icons/']],
  ['src/pages/', ['src/pages/', 'src/icons/', 'src/domain/', 'src/contract/', 'src/machines/']],
  ['src/islands/', ['src/islands/', 'src/icons/', 'src/domain/', 'src/contract/', 'src/machines/']],
  // Runs in the browser's worker and in Node; of the server only the wrapper around PDFium.
  ['src/recognition/', ['src/recognition/', 'src/domain/', 'src/server/adapters/pdf/engine/']],
  ...readingFolders({
    file: [],
    text: [],
    objects: ['text'],
    drawing: ['file', 'text', 'objects'],
    order: ['text'],
  }),
  [
    'src/server/adapters/',
    [
      'src/server/adapters/',
      'src/server/ports.ts',
      'src/server/log.ts',
      'src/server/deadline.ts',
      'src/server/turns.ts',
      'src/domain/',
      'src/contract/',
    ],
  ],
  ['src/server/', ['src/server/', 'src/domain/', 'src/contract/', 'src/machines/', 'src/pages/']],
  ['self-host/', ['self-host/', 'src/server/', 'src/contract/']],
]

/** Further imports that single files may have. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'src/server/render.tsx': ['src/islands/'],
  'src/islands/workspace/recognition/recognition.worker.ts': ['src/recognition/'],
  'src/server/build.ts': ['dist/', 'src/islands/registry.ts'],
  'src/server/security-headers.ts': ['dist/styles.json'],
  'src/server/documents/provenance.ts': ['package.json'],
}

interface Import {
  readonly file: string
  readonly target: string
  readonly typeOnly: boolean
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  const found = text.matchAll(
    /(?:^|\n)(?:import|export)\s+(type\s)?[^'"\n;]*?(?:\{[^}]*\}[^'"\n;]*?)?from\s+['"](\.[^'"]+)['"]/g,
  )
  const lazy = text.matchAll(/import\(['"](\.[^'"]+)['"]\)/g)
  return [
    ...[...found].map((m) => ({
      file,
      target: normalize(join(dirname(file), m[2] ?? '')),
      typeOnly: m[1] !== undefined,
    })),
    ...[...lazy].map((m) => ({ file, target: normalize(join(dirname(file), m[1] ?? '')), typeOnly: false })),
  ]
}

const imports = globSync('{src,self-host}/**/*.{ts,tsx}').flatMap(importsOf)
const importsFrom = Map.groupBy(imports, ({ file }) => file)

function allowedFor(file: string): readonly string[] {
  const room = MAY_IMPORT.find(([start]) => file.startsWith(start))
  return [...(room?.[1] ?? []), ...(EXCEPTIONS[file] ?? [])]
}

test('every import goes in an allowed direction', () => {
  expect(imports.length).toBeGreaterThan(200)
  const wrong = imports.filter(
    ({ file, target }) => !allowedFor(file).some((start) => target.startsWith(start)),
  )
  expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
})

const TYING = [
  'src/server/cloudflare-services.ts',
  'src/server/common-services.ts',
  'self-host/services.ts',
  'self-host/reader-thread.ts',
  'self-host/reader-threads.ts',
]

test('only the files that tie services together import adapters', () => {
  const wrong = imports.filter(
    ({ file, target }) =>
      target.startsWith('src/server/adapters/') &&
      !file.startsWith('src/server/adapters/') &&
      !file.startsWith('src/recognition/') &&
      !TYING.includes(file),
  )
  expect(wrong).toEqual([])
})

test('there are no import cycles, types included', () => {
  const open: string[] = []
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string): void => {
    if (open.includes(file)) circles.push([...open.slice(open.indexOf(file)), file].join(' -> '))
    if (open.includes(file) || done.has(file)) return
    open.push(file)
    for (const { target } of importsFrom.get(file) ?? []) visit(target)
    done.add(file)
    open.pop()
  }
  for (const file of importsFrom.keys()) visit(file)
  expect(circles).toEqual([])
})

/** These files and everything they import, except types. */
function reachedFrom(start: readonly string[]): ReadonlySet<string> {
  const reached = new Set(start)
  for (const file of reached)
    for (const { target, typeOnly } of importsFrom.get(file) ?? []) if (!typeOnly) reached.add(target)
  return reached
}

test('neither the browser nor the domain imports zod, not even indirectly', () => {
  const reached = reachedFrom(globSync('src/{domain,machines,islands,pages}/**/*.{ts,tsx}'))
  expect(reached.size).toBeGreaterThan(200)
  const own = [...reached].filter((file) => /\.tsx?$/.test(file))
  const zod = /^(?:import|export)\s(?!type\s).*from ['"](?:zod|@hono\/zod-[a-z]+)['"]/m
  expect(own.filter((file) => zod.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('verbs, queries and checks import neither routes nor middleware', () => {
  const inside =
    /^src\/server\/(?:accounts|billing|check|consent|db|documents|mail|operations|ratings|receipts|workspace)\//
  const outside = /^src\/server\/(?:routes|middleware)\//
  expect(imports.filter(({ file, target }) => inside.test(file) && outside.test(target))).toEqual([])
})

test('routes leave the database to verbs and queries', () => {
  const files = globSync('src/server/routes/*.{ts,tsx}')
  const reading = /from ['"](?:drizzle-orm[^'"]*|[^'"]*db\/schema\/[^'"]*)['"]/
  expect(files.length).toBeGreaterThan(7)
  expect(files.filter((file) => reading.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('no statement bypasses the ledger’s triggers', () => {
  const files = globSync('src/server/**/*.{ts,tsx}')
  const risky = /insert\s+or\s+(ignore|replace)|replace\s+into|\.transaction\(/i
  expect(files.filter((file) => risky.test(readFileSync(file, 'utf8')))).toEqual([])
})

/** docs/quotes.md: each folder imports from itself and from those before it. */
const QUOTES = ['text', 'tokens', 'comparison', 'index', 'sentences', 'search', 'display', 'passage']

test('the folders of quotes import in one direction', () => {
  const placeOf = (file: string): number =>
    QUOTES.indexOf(dirname(file).replace('src/domain/quotes', '').slice(1))
  const inside = imports.filter(
    ({ file, target }) => file.startsWith('src/domain/quotes/') && target.startsWith('src/domain/quotes/'),
  )
  expect(inside.length).toBeGreaterThan(80)
  // The files beside the folders, which join them, have no place.
  const wrong = inside.filter(
    ({ file, target }) => placeOf(file) >= 0 && !(placeOf(target) >= 0 && placeOf(target) <= placeOf(file)),
  )
  expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
})
