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

/** A file without its folder, or with the last ones: `denials.ts`, `after/denials.ts`. */
const SHORT_PATH = /`((?:[a-z][\w-]*\/)*[\w.-]+\.tsx?)(?::\d+)?`/g

test('every file that the documentation names without its folder exists', () => {
  const files = globSync(['*.ts', '{bench,cli,local,scripts,self-host,src,test}/**/*.{ts,tsx}']).map(
    (file) => `/${file}`,
  )
  const missing = pages
    .filter((page) => page !== 'CHANGELOG.md')
    .flatMap((page) => {
      const names = [...readFileSync(page, 'utf8').matchAll(SHORT_PATH)].map(([, name = '']) => name)
      return names
        .filter((name) => !files.some((file) => file.endsWith(`/${name}`)))
        .map((name) => `${page}: ${name}`)
    })
  expect(missing).toEqual([])
})
