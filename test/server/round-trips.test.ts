/** Round trips to the database, counted where no background job adds its own. */
import { expect, onTestFinished, test } from 'vitest'
import { newAccountAt } from '../support/account.ts'
import { newRuleSet } from '../support/checks.ts'
import { startOwnStack } from '../support/own-stack.ts'

test('a signed-in read is one round trip to the database', async () => {
  const stack = await startOwnStack()
  onTestFinished(stack.stop)
  const account = await newAccountAt(stack)
  await account.visitor.call('POST', '/api/users/me/demo-finished')
  const ruleSet = await newRuleSet(account)
  const [folder] = await account.visitor.get<{ id: number }[]>('/api/prompt-folders')
  const paths = [
    ...['/api/users/me', '/api/users/me/movements', '/api/consent', '/api/logs', '/api/documents/results'],
    ...['/api/prompt-folders', `/api/prompts/folder/${folder?.id}`],
    ...[`/api/prompts/${ruleSet}`, '/api/prompt-tags', '/app/check', '/app/history', '/app/profile'],
  ]
  for (const path of paths) {
    const before = stack.database.roundTrips().length
    const response = await account.visitor.call('GET', path)
    expect([path, response.status, stack.database.roundTrips().length - before]).toEqual([path, 200, 1])
    await response.body?.cancel()
  }
})
