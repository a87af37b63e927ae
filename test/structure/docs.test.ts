import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const pages = globSync(['*.md', '{docs,cli,src}/**/*.md'])
/** Links to files, and paths from the repository's root. */
const LINK = /\]\(([^)#:\s]+)(?:#[^)]*)?\)/g
const PATH = /`((?:bench|cli|docs|local|scripts|self-host|src|test)\/[\w./-]+)(?:#\w+)?`/g

test('every file that the documentation names exists', () => {
  const missing = pages
    .filter((page) => page !== 'CHANGELOG.md')
    .flatMap((page) => {
      const text = readFileSync(page, 'utf8')
      const links = [...text.matchAll(LINK)].map(([, path = '']) => join(dirname(page), path))
      const paths = [...text.matchAll(PATH)].map(([, path = '']) => path)
      return [...links, ...paths].filter((path) => !existsSync(path)).map((path) => `${page}: ${path}`)
    })
  expect(pages.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
})
