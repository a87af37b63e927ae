/** Programs that our scripts start leave nothing behind. */
import type { SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { run, start, stop } from '../../scripts/processes.ts'

/** Starts a program that shares its output, so that the output closes only when both have ended. */
const starting = (then: string): string[] => [
  '--eval',
  `require('node:child_process')
    .spawn(process.execPath, ['--eval', 'console.log("started"); setInterval(() => {}, 1000)'], { stdio: 'inherit' })
    .unref(); ${then}`,
]
const leading: SpawnOptions = { detached: true, stdio: ['ignore', 'pipe', 'inherit'] }

test('the leader of a group that ends takes along what it started', async () => {
  await expect(run(starting(''), leading)).resolves.toBeUndefined()
})

test('the leader of a group that is stopped takes along what it started', async () => {
  const child = start(process.execPath, starting('setInterval(() => {}, 1000)'), leading)
  const closed = once(child, 'close')
  await once(child.stdout ?? child, 'data')
  await stop(child)
  expect(await closed).toEqual([null, 'SIGTERM'])
})
