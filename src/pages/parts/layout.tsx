/** @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact'
import { render } from 'preact-render-to-string'
import { pages } from '../../contract/urls.ts'

/** Addresses of a page's scripts: `boot` runs at once, the others after the first paint. */
export interface ModuleScripts {
  boot: string
  later: readonly string[]
  /** Chunks that the later scripts import. */
  preload: readonly string[]
}

/** Values from the build and the operator's settings for every page. */
export interface Assets {
  /** Text of the style sheet; inlined, it saves a request before the first paint. */
  style: string
  consent: string
  verify?: string
  fonts?: readonly string[] | undefined
  /** Origin of the site without a trailing slash; without it, absolute addresses are left out. */
  origin?: string
  support?: string
  /** Name and address of the person who runs the service. */
  operator?: string
  /** Name of the operator's own AI model; without it documents go to Google Gemini. */
  model?: string
  /** Google Analytics measurement ID; without it nothing is counted. */
  analytics?: string | undefined
}

export interface DocumentProps {
  /** Title for search results; the product's name is appended. */
  title: string
  description?: string
  path: string
  /** Without `consent` there is no cookie banner. */
  assets: Omit<Assets, 'consent'> & Partial<Pick<Assets, 'consent'>>
  /** Scripts of a page with an island, the cookie banner's included. */
  scripts?: ModuleScripts | undefined
  script?: string | undefined
  noindex?: boolean
  children: ComponentChildren
}

export function Document(props: DocumentProps) {
  const { assets, scripts, script } = props
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{fullTitle(props.title)}</title>
        {assets.fonts?.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, whose hash the policy names */}
        <style dangerouslySetInnerHTML={{ __html: assets.style }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content="#f7f6f2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#15171a" media="(prefers-color-scheme: dark)" />
        <Sharing {...props} />
        {assets.analytics && <meta name="analytics" content={assets.analytics} />}
        {scripts?.preload.map((href) => (
          <link key={href} rel="later" href={href} />
        ))}
        {scripts?.later.map((src) => (
          <script key={src} type="later" src={src} />
        ))}
        {scripts && <script type="module" src={scripts.boot} />}
        {!scripts && assets.consent && <script type="module" src={assets.consent} />}
        {script && <script type="module" src={script} />}
      </head>
      <body>
        {props.children}
        {(scripts || assets.consent) && <ConsentBanner />}
      </body>
    </html>
  )
}

function fullTitle(title: string): string {
  return title.includes('Rulemark') ? title : `${title} · Rulemark`
}

function Sharing({ title, description, path, assets: { origin }, noindex }: DocumentProps) {
  if (noindex) return <meta name="robots" content="noindex" />
  return (
    <>
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      <meta property="og:title" content={fullTitle(title)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Rulemark" />
      <meta name="twitter:card" content="summary_large_image" />
      {origin && <link rel="canonical" href={`${origin}${path}`} />}
      {origin && <meta property="og:url" content={`${origin}${path}`} />}
      {origin && <meta property="og:image" content={`${origin}/og/rulemark.png`} />}
    </>
  )
}

export function documentHtml(page: VNode): string {
  return `<!doctype html>${render(page)}`
}

/**
 * The banner, and the tab that opens it again after "Not now": hidden until their script finds no stored consent;
 * without script nothing is counted.
 */
function ConsentBanner() {
  return (
    <>
      <aside class="floating consent" data-consent hidden aria-label="Cookies">
        <p>
          <span class="consent-told">
            Rulemark uses cookies to sign you in. Page views are counted only if you accept.{' '}
          </span>
          <a href={pages.cookies}>Cookie policy</a>
        </p>
        <p class="cluster">
          <button type="button" class="button button-primary button-small" data-consent-accept>
            Accept Cookies
          </button>
          <button type="button" class="button button-secondary button-small" data-consent-later>
            Not now
          </button>
        </p>
      </aside>
      <button type="button" class="consent-tab" data-consent-tab hidden>
        Cookies
      </button>
    </>
  )
}
