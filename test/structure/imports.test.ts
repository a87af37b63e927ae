/** Allowed imports: docs/request.md says why. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** An area of docs/request.md's table; its folders in their order, and the paths from which it may import. */
interface Area {
  readonly path: string
  readonly folders: readonly string[]
  readonly from: readonly string[]
}

const TABLE = readFileSync('docs/request.md', 'utf8').matchAll(
  /^\| `(?<path>[^`]+)` \| (?<folders>[^|]*)\| (?<from>[^|]*)\|$/gm,
)
const words = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
const AREAS: readonly Area[] = [...TABLE].map(({ groups = {} }) => ({
  path: groups.path ?? '',
  folders: words(groups.folders),
  from: words(groups.from),
}))

/** Further imports that single files may have. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'src/server/rendering/build.ts': ['dist/', 'src/islands/registry.ts'],
  'src/server/http/security-headers.ts': ['dist/styles.json'],
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

const files = globSync('{src,self-host}/**/*.{ts,tsx}')
const imports = files.flatMap(importsOf)
const importsFrom = Map.groupBy(imports, ({ file }) => file)

const isIn = (path: string, area: string): boolean => path.startsWith(`${area}/`)

/** The innermost area of a file. */
function areaOf(file: string): Area | undefined {
  return AREAS.filter(({ path }) => isIn(file, path)).sort((a, b) => b.path.length - a.path.length)[0]
}

/** What an area may import, with that of the areas around it where it says so. */
function mayImport({ path, from }: Area): readonly string[] {
  const around = AREAS.filter((area) => from.includes(area.path) && isIn(path, area.path))
  return [path, ...from, ...around.flatMap((area) => area.from)]
}

test('areas import only from those that docs/request.md names', () => {
  expect(AREAS.length).toBeGreaterThan(10)
  expect(imports.length).toBeGreaterThan(200)
  const wrong = imports.filter(({ file, target }) => {
    const area = areaOf(file)
    return (
      !(area && mayImport(area).some((path) => isIn(target, path))) &&
      !EXCEPTIONS[file]?.some((start) => target.startsWith(start))
    )
  })
  expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
})

test.each(AREAS.filter(({ folders }) => folders.length > 0))(
  'the folders of $path import in the order of docs/request.md',
  ({ path, folders }) => {
    const folderOf = (file: string): string =>
      isIn(file, path) ? (/^[^/]+(?=\/)/.exec(file.slice(path.length + 1))?.[0] ?? '') : ''
    expect(new Set(files.map(folderOf).filter(Boolean))).toEqual(new Set(folders))
    const placeOf = (file: string): number => folders.indexOf(folderOf(file))
    // The files beside the folders have no place.
    const wrong = imports.filter(
      ({ file, target }) =>
        placeOf(file) >= 0 &&
        isIn(target, path) &&
        !(placeOf(target) >= 0 && placeOf(target) <= placeOf(file)),
    )
    expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
  },
)

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
