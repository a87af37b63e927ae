import { pages } from '../contract/urls.ts'
import { site } from './site.tsx'

/** `sitemap.xml`; `origin` has no slash at the end. */
export function sitemapXml(origin: string): string {
  const files = site.map(({ path }) => path).filter((path) => path !== '/404')
  const paths = [...files, pages.login, pages.register, pages.demoCheck]
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** `robots.txt` excludes personal pages. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /app/\nAllow: /app/demo/\nDisallow: /payment/\n\nSitemap: ${origin}/sitemap.xml\n`
}
