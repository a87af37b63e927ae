import { expect, test } from 'vitest'
import { createAnswering } from '../../local/model/thread.ts'
import { REPEATED, repeatOf } from '../support/hostile-texts.ts'

const TASK = {
  version: '1',
  language: 'en',
  rules: [{ number: 1, text: 'The contract must contain a governing law clause.' }],
  general: true,
} as const

const questionAbout = (text: string) => ({
  task: { ...TASK, rules: [...TASK.rules] },
  pages: [{ number: 1, text }],
  mayNotApply: false,
})

test('a question that takes too long is abandoned, and the next one is answered', async () => {
  const impatient = createAnswering(0)
  expect(await impatient.ask(questionAbout('The price is five dollars.'))).toBeNull()
  const patient = createAnswering()
  const answers = await Promise.all([
    patient.ask(questionAbout('This contract is governed by the laws of France.')),
    patient.ask(questionAbout('The price is five dollars.')),
  ])
  expect(answers).toMatchObject([{ rules: [{ verdict: 'met' }] }, { rules: [{ verdict: 'not_found' }] }])
})

test('repetitions of every class of characters are answered', { timeout: 120_000 }, async () => {
  const answering = createAnswering()
  for (const unit of REPEATED) {
    const answer = await answering.ask(questionAbout(repeatOf(unit, 5000)))
    expect(answer, JSON.stringify(unit)).toMatchObject({ rules: [{ number: 1 }] })
  }
})
