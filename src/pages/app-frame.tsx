/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { Document, type ModuleScripts } from './layout.tsx'

export interface AppFrameProps {
  title: string
  path: string
  style: string
  fonts?: readonly string[]
  scripts: ModuleScripts
  analytics?: string | undefined
  /** The rendered island with its wrapper: the whole screen, header and tabs included. */
  island: string
}

/** The document around a signed-in page, the demo, the payment return: an island and nothing else. */
export function AppFrame({ island, ...document }: AppFrameProps): VNode {
  return (
    <Document {...document} noindex>
      <IslandSlot html={island} />
    </Document>
  )
}

/** Where an island's server-rendered HTML goes. */
export function IslandSlot({ html }: { html: string }): VNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: react-dom/server has escaped it already
  return <div class="island" dangerouslySetInnerHTML={{ __html: html }} />
}
