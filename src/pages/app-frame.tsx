/** @jsxImportSource preact */
import { type Assets, Document, type ModuleScripts } from './parts/layout.tsx'

export interface AppFrameProps extends Pick<Assets, 'style' | 'fonts' | 'analytics'> {
  title: string
  path: string
  scripts: ModuleScripts
  /** The rendered island including its wrapper: the whole screen with header and tabs. */
  island: string
}

/** The HTML document of signed-in pages, the demo and the payment return; its only content is an island. */
export function AppFrame({ island, style, fonts, analytics, ...document }: AppFrameProps) {
  return (
    <Document {...document} assets={{ style, fonts, analytics }} noindex>
      <IslandSlot html={island} />
    </Document>
  )
}

export function IslandSlot({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: react-dom/server has escaped it already
  return <div class="island" dangerouslySetInnerHTML={{ __html: html }} />
}
