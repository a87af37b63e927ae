/** A deadline in a process that was busy with other work when it passed. */
import { expect, test } from 'vitest'
import { deadlineIn } from '../../src/server/base/deadline.ts'

test('a deadline that passed during other work leaves time to read an answer, and then aborts', async () => {
  const signal = deadlineIn(1)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
  await new Promise((resolve) => setImmediate(resolve))
  expect(signal.aborted).toBe(false)
  await expect.poll(() => signal.aborted).toBe(true)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})
