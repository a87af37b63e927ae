/** The files of the browser build, and those that a page needs. */
import manifest from '../../../dist/chunks.json'
import demo from '../../../dist/demo/demo/result.json'
import styles from '../../../dist/styles.json'
import type { CheckResult } from '../../domain/results/verdicts.ts'
import type { Assets, ModuleScripts } from '../../pages/parts/layout.tsx'
import { site } from '../../pages/site.tsx'
import { robotsTxt, sitemapXml } from '../../pages/sitemap.ts'
import type { Settings } from '../base/env.ts'

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

function asset(source: string): string {
  return `/${chunk(source).file}`
}

/** Scripts of a page with an island: `boot` runs at once, the others after the first paint. */
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

export type SiteSettings = Pick<
  Settings,
  'APP_ORIGIN' | 'ANALYTICS_ID' | 'OPERATOR' | 'SUPPORT_EMAIL' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'
>

export const consent = asset('src/islands/consent/banner.ts')
const verify = asset('src/islands/verify/verify.ts')
export const fonts = ['sans', 'serif'].map((name) => asset(`src/pages/styles/fonts/rulemark-${name}.woff2`))

export function siteAssets(settings: SiteSettings, style: string): Assets {
  const { APP_ORIGIN, ANALYTICS_ID, OPERATOR, SUPPORT_EMAIL, OPENAI_BASE_URL, OPENAI_MODEL } = settings
  return {
    style,
    consent,
    verify,
    fonts,
    origin: APP_ORIGIN,
    ...(OPERATOR && { operator: OPERATOR }),
    ...(OPENAI_BASE_URL && { model: OPENAI_MODEL }),
    ...(SUPPORT_EMAIL && { support: SUPPORT_EMAIL }),
    ...(ANALYTICS_ID && { analytics: ANALYTICS_ID }),
  }
}

export function siteFiles(settings: SiteSettings): ReadonlyMap<string, string> {
  const assets = siteAssets(settings, siteStyle)
  return new Map([
    ...site.map((page) => [page.file, page.render(assets)] as const),
    ['sitemap.xml', sitemapXml(settings.APP_ORIGIN)],
    ['robots.txt', robotsTxt(settings.APP_ORIGIN)],
  ])
}
