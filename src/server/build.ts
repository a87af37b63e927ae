/** What the browser build produced, and which of its files a page needs. */
import manifest from '../../dist/chunks.json'
import demo from '../../dist/client/demo/result.json'
import styles from '../../dist/styles.json'
import type { CheckResult } from '../domain/verdicts.ts'
import type { ModuleScripts } from '../pages/layout.tsx'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
const chunks: Readonly<Record<string, Chunk>> = manifest

function chunk(source: string): Chunk {
  const found = chunks[source]
  if (!found) throw new Error(`not in the build: ${source}`)
  return found
}

/** Address of a built file by its source's path. */
export function asset(source: string): string {
  return `/${chunk(source).file}`
}

/** What a page with an island runs: `boot` at once, the others when it was seen, with the chunks they will ask for. */
export function islandScripts(source: string): ModuleScripts {
  const later = ['src/islands/wake.tsx', 'src/islands/consent/banner.ts']
  const needed = [...later, source].flatMap(importsOf)
  return {
    boot: asset('src/islands/boot.ts'),
    later: later.map(asset),
    preload: [...new Set([source, ...needed])].map(asset),
  }
}

/** The style sheets' texts: of pages with an island, and of all others. */
export const appStyle = styles.app.text
export const siteStyle = styles.site.text

function importsOf(source: string): string[] {
  return (chunk(source).imports ?? []).flatMap((each) => [each, ...importsOf(each)])
}

/** What our engine said of the demo's document when the product was built. JSON's type has no tuples, so a quad is none. */
export const demoResult = demo as unknown as CheckResult
