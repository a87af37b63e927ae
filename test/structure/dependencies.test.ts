import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

test('Deno’s lock file names the same packages as package.json', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const wanted = Object.entries<string>({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !version.startsWith('file:'))
    .map(([name, version]) => (version.startsWith('npm:') ? version : `npm:${name}@${version}`))
  expect(JSON.parse(read('deno.lock')).workspace.packageJson.dependencies.toSorted()).toEqual(
    wanted.toSorted(),
  )
})
