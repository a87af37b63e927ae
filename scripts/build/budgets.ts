/** Limits on each page's gzipped JavaScript. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

const WAKING = ['src/islands/boot.ts', 'src/islands/wake.tsx']

const BUDGETS: readonly {
  readonly page: string
  readonly sources: readonly string[]
  readonly maxKB: number
}[] = [
  { page: 'public pages', sources: ['src/islands/consent/banner.ts'], maxKB: 5 },
  {
    page: 'verify',
    sources: ['src/islands/consent/banner.ts', 'src/islands/verify/verify.ts'],
    maxKB: 8,
  },
  { page: 'sign in', sources: [...WAKING, 'src/islands/auth/LoginIsland.tsx'], maxKB: 100 },
  { page: 'sign up', sources: [...WAKING, 'src/islands/auth/RegisterIsland.tsx'], maxKB: 85 },
  { page: 'Check', sources: [...WAKING, 'src/islands/workspace/WorkspaceIsland.tsx'], maxKB: 125 },
  { page: 'Batch', sources: [...WAKING, 'src/islands/batch/BatchIsland.tsx'], maxKB: 124 },
  { page: 'Results', sources: [...WAKING, 'src/islands/history/HistoryIsland.tsx'], maxKB: 129 },
  { page: 'Profile', sources: [...WAKING, 'src/islands/profile/ProfileIsland.tsx'], maxKB: 117 },
  { page: 'demo, Check', sources: [...WAKING, 'src/islands/demo/DemoCheck.tsx'], maxKB: 133 },
  { page: 'demo, Results', sources: [...WAKING, 'src/islands/demo/DemoHistory.tsx'], maxKB: 137 },
  { page: 'demo, Profile', sources: [...WAKING, 'src/islands/demo/DemoProfile.tsx'], maxKB: 125 },
]

/** @throws when a page is over its budget */
export function checkBudgets(): void {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
  const over: string[] = []
  for (const { page, sources, maxKB } of BUDGETS) {
    const files = new Set(sources.flatMap((source) => filesOf(manifest, source)))
    const bytes = [...files].reduce(
      (sum, file) => sum + gzipSync(readFileSync(`dist/client/${file}`)).length,
      0,
    )
    const line = `${page}: ${(bytes / 1000).toFixed(1)} KB of ${maxKB} KB script (gz)`
    console.log(line)
    if (bytes > maxKB * 1000) over.push(line)
  }
  if (over.length > 0)
    throw new Error(
      `Over budget: ${over.join('; ')}. Load on demand what the page does not need at first (\`later\` in src/islands/ui), or raise the limit in scripts/build/budgets.ts.`,
    )
}

function filesOf(manifest: Readonly<Record<string, Chunk>>, source: string): string[] {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`not in the build: ${source}`)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((each) => filesOf(manifest, each))]
}
