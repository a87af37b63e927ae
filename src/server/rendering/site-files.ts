/** Files that are the same for all visitors: public pages, sitemap, robots.txt. */
import { fontSources } from '../../pages/parts/fonts.ts'
import type { Assets } from '../../pages/parts/layout.tsx'
import { site } from '../../pages/site.tsx'
import { robotsTxt, sitemapXml } from '../../pages/sitemap.ts'
import type { Settings } from '../base/env.ts'
import { asset, siteStyle } from './build.ts'

export type SiteSettings = Pick<
  Settings,
  'APP_ORIGIN' | 'ANALYTICS_ID' | 'OPERATOR' | 'SUPPORT_EMAIL' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'
>

export const consent = asset('src/islands/consent/banner.ts')
const verify = asset('src/islands/verify/verify.ts')
export const fonts = fontSources.map(asset)

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
