/** The files of the browser build, and those that a page needs. */
import manifest from '../../../dist/chunks.json'
import demo from '../../../dist/demo/demo/result.json'
import styles from '../../../dist/styles.json'
import type { CheckResult } from '../../domain/results/verdicts.ts'
import type { ModuleScripts } from '../../pages/parts/layout.tsx'

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

export function asset(source: string): string {
  return `/${chunk(source).file}`
}

/**
 * Scripts of a page with an island: `boot` runs at once, the others after the first paint; their chunks are
 * preloaded.
 */
export function islandScripts(source: string): ModuleScripts {
  const later = ['src/islands/wake.tsx', 'src/islands/consent/banner.ts']
  const needed = [...later, source].flatMap(importsOf)
  return {
    boot: asset('src/islands/boot.ts'),
    later: later.map(asset),
    preload: [...new Set([source, ...needed])].map(asset),
  }
}

/** Inlined style sheets, for pages with an island and for all others. */
export const appStyle = styles.app.text
export const siteStyle = styles.site.text

function importsOf(source: string): string[] {
  return (chunk(source).imports ?? []).flatMap((each) => [each, ...importsOf(each)])
}

/** The demo document's result, computed at build time. Cast because imported JSON types quads as arrays, not tuples. */
export const demoResult = demo as unknown as CheckResult
