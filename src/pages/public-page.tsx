/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { Footer } from './footer.tsx'
import { type Assets, Document, type ModuleScripts } from './layout.tsx'
import { TopBar } from './top-bar.tsx'

/** Used when the operator has set no support address. */
const defaultSupport = 'support@rulemark.example'

export interface PublicPageProps {
  title: string
  description?: string
  path: string
  assets: Assets
  /** Scripts of the island on sign-up and sign-in pages. */
  scripts?: ModuleScripts
  /** URL of a page-specific script without a framework. */
  script?: string | undefined
  /** False omits the cookie banner, and with it the only script of a public page. */
  banner?: boolean
  noindex?: boolean
  children: ComponentChildren
}

/** A public page: top bar, content, footer. */
export function PublicPage({ assets, scripts, script, banner = true, children, ...page }: PublicPageProps) {
  return (
    <Document
      {...page}
      style={assets.style}
      scripts={scripts}
      script={script}
      consent={banner && !scripts ? assets.consent : undefined}
      fonts={assets.fonts}
      origin={assets.origin}
      analytics={assets.analytics}
      picture="/og/rulemark.png"
    >
      <a class="skip-link" href="#main">
        Skip to content
      </a>
      <TopBar path={page.path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer support={supportAddress(assets)} />
    </Document>
  )
}

export function supportAddress(assets: Assets): string {
  return assets.support ?? defaultSupport
}
