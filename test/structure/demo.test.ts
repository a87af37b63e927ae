/** The demo is built from the same modules as the real pages. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PAIRS = [
  ['demo/DemoCheck.tsx', 'workspace/WorkspaceIsland.tsx', 'workspace/WorkspaceScreen.tsx'],
  ['demo/DemoHistory.tsx', 'history/HistoryIsland.tsx', 'history/HistoryScreen.tsx'],
  ['demo/DemoProfile.tsx', 'profile/ProfileIsland.tsx', 'profile/ProfileScreen.tsx'],
] as const

/** Files imported by a file, resolved from the islands' folder. */
function importsOf(file: string): string[] {
  const folder = file.split('/')[0] ?? ''
  const text = readFileSync(`src/islands/${file}`, 'utf8')
  return [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
    path.startsWith('./') ? `${folder}/${path.slice(2)}` : path.replace('../', ''),
  )
}

const SCREENS = [
  ['demo/GuidedScreen.tsx', 'workspace/WorkspaceIsland.tsx', 'workspace/WorkspaceScreen.tsx'],
  ...PAIRS.slice(1),
] as const

test.each(SCREENS)('[TOUR-01] %s and %s show the same %s', (demo, real, screen) => {
  expect(importsOf(demo)).toContain(screen)
  expect(importsOf(real)).toContain(screen)
})

test('[TOUR-01] demo and real pages have the same frame', () => {
  expect(importsOf('demo/DemoFrame.tsx')).toContain('shell/AppShell.tsx')
  expect(importsOf('shell/SignedInShell.tsx')).toContain('shell/AppShell.tsx')
  for (const [demo, real] of PAIRS) {
    expect(importsOf(demo)).toContain('demo/DemoFrame.tsx')
    expect(importsOf(real)).toContain('shell/SignedInShell.tsx')
  }
})
