import { expect, test } from 'vitest'
import { remembered } from '../../src/domain/remembered.ts'

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
