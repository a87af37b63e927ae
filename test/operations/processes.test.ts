/** Programs that our scripts start leave nothing behind. */
import type { SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { portOf, run, start, stop } from '../../scripts/product/processes.ts'

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

test.each(['abc', '-1', '1.5', '65535', '99999'])('port %s is refused', (given) => {
  expect(() => portOf(given)).toThrow('PORT must be a number from 1 to 65534')
})

test('without a setting the port is 8787', () => {
  expect([undefined, '', '65534'].map(portOf)).toEqual([8787, 8787, 65_534])
})
