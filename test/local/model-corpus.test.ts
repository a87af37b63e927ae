/** How well the emulated model recognises clause types in real contracts, against labels by experts. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { answerTask } from '../../local/model/answer.ts'
import type { PageSource } from '../../local/model/document/document.ts'
import { longestQuote } from '../../local/model/document/quote.ts'
import type { TaskAnswer } from '../../local/model/wire.ts'
import { LARGE_CORPUS } from '../support/corpus.ts'
import { readingOf } from '../support/readings.ts'

const folder = join(LARGE_CORPUS, 'contracts')

const Labels = z.record(
  z.string(),
  z.object({ clauses: z.record(z.string(), z.object({ present: z.boolean() })) }),
)

interface Checked {
  readonly pages: readonly PageSource[]
  readonly present: readonly boolean[]
  readonly answer: TaskAnswer
}

const labels = existsSync(folder)
  ? Labels.parse(JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')))
  : {}
const files = Object.keys(labels)
const known = new Map<string, Promise<Checked>>()

/** Each contract is checked once, by the test that first asks for it. */
function checkedOf(file: string): Promise<Checked> {
  const checked = known.get(file) ?? check(file)
  known.set(file, checked)
  return checked
}

async function check(file: string): Promise<Checked> {
  const outcome = await readingOf(join(folder, file))
  if (!outcome.ok) throw new Error(`${file}: ${outcome.failure}`)
  const { pages } = outcome.document
  const kinds = Object.entries(labels[file]?.clauses ?? {})
  const rules = kinds.map(([kind], index) => ({
    number: index + 1,
    text: `The contract must contain a ${kind} clause.`,
  }))
  return {
    pages,
    present: kinds.map(([, { present }]) => present),
    answer: answerTask({ version: '1', language: 'en', rules, general: true }, pages),
  }
}

describe.skipIf(files.length === 0)('the labelled contracts', () => {
  it.each(files)('every quote is on its page and has at most 1,000 characters: %s', async (file) => {
    const { pages, answer } = await checkedOf(file)
    const texts = new Map(pages.map(({ number, text }) => [number, flat(text)]))
    for (const { text, page } of [...answer.rules, ...answer.general].flatMap(({ quotes }) => quotes)) {
      expect(text.length).toBeLessThanOrEqual(longestQuote)
      expect(texts.get(page)).toContain(flat(text))
    }
  })

  it.each(files)('general findings are few, at most 10: %s', async (file) => {
    const { answer } = await checkedOf(file)
    expect(answer.general.length).toBeLessThanOrEqual(10)
  })

  it('clauses are found or missed as the experts did, in at least 92 of 100 cases', async () => {
    const checked = await Promise.all(files.map(checkedOf))
    const cases = checked.flatMap(({ present, answer }) =>
      answer.rules.map(({ verdict }, index) => ({ said: verdict === 'met', is: present[index] === true })),
    )
    const met = cases.filter(({ said }) => said)
    expect(cases).toHaveLength(41 * 12)
    expect(cases.filter(({ said, is }) => said === is).length / cases.length).toBeGreaterThanOrEqual(0.92)
    expect(met.filter(({ is }) => is).length / met.length).toBeGreaterThanOrEqual(0.87)
  })
})

function flat(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ')
}
