/** The simulation of faults under the runtime of the project: its database, timers and crypto are others than the worker's. */
import { spawnSync } from 'node:child_process'
import { expect, inject, test } from 'vitest'

const SCHEDULES = 20

test(`${SCHEDULES} simulated runs break no invariant`, () => {
  const args = ['scripts/simulate.ts', '--runtime', inject('runtime'), '--schedules', String(SCHEDULES)]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('rror')])
  const { checks, finished, faults } = JSON.parse(/^\{.*\}/m.exec(stdout)?.[0] ?? '{}')
  expect(Math.min(checks, finished, faults)).toBeGreaterThan(SCHEDULES)
})
