/** What the browser build produced, and which of its files a page needs. */
import manifest from '../../dist/chunks.json'
import demo from '../../dist/client/demo/result.json'
import type { CheckResult } from '../domain/verdicts.ts'

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

/** The boot script and the chunks it will ask for to wake an island, so that they load at once. */
export function islandScripts(source: string): { src: string; preload: string[] } {
  const needed = ['src/islands/wake.tsx', source].flatMap((each) => [each, ...importsOf(each)])
  return { src: asset('src/islands/boot.ts'), preload: [...new Set(needed)].map(asset) }
}

function importsOf(source: string): string[] {
  return (chunk(source).imports ?? []).flatMap((each) => [each, ...importsOf(each)])
}

/** What our engine said of the demo's document when the product was built. */
export const demoResult = demo as CheckResult
