import { expect, test } from 'vitest'
import { remembered, rememberedSteps } from '../../src/domain/text/remembered.ts'
import { finished } from '../../src/domain/text/steps.ts'

test.each([1, null, undefined, false])(
  'what is remembered is made once for each key, even if it is %s',
  (value) => {
    const made: object[] = []
    const find = remembered((key: object) => {
      made.push(key)
      return value
    })
    const [one, other] = [{}, {}]
    expect([find(one), find(other), find(one)]).toEqual([value, value, value])
    expect(made).toEqual([one, other])
  },
)

test('what takes steps to make is made once for each key too, in steps or all at once', () => {
  const made: object[] = []
  const values = rememberedSteps(function* (key: object) {
    made.push(key)
    yield
    return made.length
  })
  const [one, other] = [{}, {}]
  const first = values.inSteps(one)
  expect([first.next(), first.next()]).toEqual([
    { done: false, value: undefined },
    { done: true, value: 1 },
  ])
  expect([values.at(one), values.at(other), finished(values.inSteps(other))]).toEqual([1, 2, 2])
  expect(made).toEqual([one, other])
})
