import { expect, test } from 'vitest'
import { type DocumentText, type PageText } from '../../src/domain/document/page-text.ts'
import {
  nothingRead,
  pageRuns,
  partlyReadPages,
  readPagesOf,
  unreadPages,
} from '../../src/domain/document/unread-pages.ts'
import { pageOf } from '../support/hostile-texts.ts'

function documentOf(...readings: readonly PageText['reading'][]): DocumentText {
  return {
    pages: readings.map((reading, at) => ({ ...pageOf('', at + 1), ...(reading && { reading }) })),
    warnings: [],
  }
}

test.each([
  [[], ''],
  [[4], '4'],
  [[1, 2], '1, 2'],
  [[1, 2, 3], '1–3'],
  [[2, 5, 6, 7, 9, 10], '2, 5–7, 9, 10'],
])('the pages %j are written "%s"', (numbers, words) => {
  expect(pageRuns(numbers)).toBe(words)
})

test('the number of named page ranges is limited', () => {
  const apart = Array.from({ length: 21 }, (_, at) => at * 3)
  expect(pageRuns(apart.slice(0, 20)).endsWith(', 57')).toBe(true)
  expect(pageRuns(apart).endsWith(', 57, …')).toBe(true)
  expect(pageRuns([1, 3, 5], 2)).toBe('1, 3, …')
})

test('a blank page is unread and hides nothing; a picture or garbled text hides words', () => {
  expect(unreadPages(documentOf('text', 'blank', 'picture', undefined, 'garbled'))).toEqual([2, 3, 5])
  expect(nothingRead(documentOf('blank', 'blank'))).toBe('blank')
  expect(nothingRead(documentOf('blank', 'picture'))).toBe('no-text')
  expect(nothingRead(documentOf('garbled'))).toBe('no-text')
  expect(nothingRead(documentOf('blank', 'text'))).toBeNull()
  expect(unreadPages(documentOf('text', 'part'))).toEqual([2])
  expect(nothingRead(documentOf('part', 'picture'))).toBeNull()
  expect(nothingRead(documentOf('picture', undefined))).toBeNull()
})

test('pages read whole and in part are counted; one that says nothing of it is read', () => {
  const document = documentOf('text', 'part', undefined, 'blank', 'part', 'picture')
  expect(readPagesOf(document)).toEqual({ pages: 6, whole: 2, partly: 2 })
  expect(partlyReadPages(document)).toEqual([2, 5])
})
