/** How well the emulated model recognises clause types in real contracts, against labels by experts. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
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
  readonly file: string
  readonly pages: readonly PageSource[]
  readonly present: readonly boolean[]
  readonly answer: TaskAnswer
}

async function check(file: string, kinds: readonly string[], present: readonly boolean[]): Promise<Checked> {
  const outcome = await readingOf(join(folder, file))
  if (!outcome.ok) throw new Error(`${file}: ${outcome.failure}`)
  const { pages } = outcome.document
  const rules = kinds.map((kind, index) => ({
    number: index + 1,
    text: `The contract must contain a ${kind} clause.`,
  }))
  return {
    file,
    pages,
    present,
    answer: answerTask({ version: '1', language: 'en', rules, general: true }, pages),
  }
}

describe.skipIf(!existsSync(folder))('the labelled contracts', () => {
  const checked: Checked[] = []

  beforeAll(async () => {
    const labels = Labels.parse(JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')))
    for (const [file, { clauses }] of Object.entries(labels)) {
      checked.push(
        await check(
          file,
          Object.keys(clauses),
          Object.values(clauses).map(({ present }) => present),
        ),
      )
    }
  })

  it('clauses are found or missed as the experts did, in at least 92 of 100 cases', () => {
    const cases = checked.flatMap(({ present, answer }) =>
      answer.rules.map(({ verdict }, index) => ({ said: verdict === 'met', is: present[index] === true })),
    )
    const met = cases.filter(({ said }) => said)
    expect(cases).toHaveLength(41 * 12)
    expect(cases.filter(({ said, is }) => said === is).length / cases.length).toBeGreaterThanOrEqual(0.92)
    expect(met.filter(({ is }) => is).length / met.length).toBeGreaterThanOrEqual(0.87)
  })

  it('every quote is on its page and has at most 1,000 characters', () => {
    for (const { pages, answer } of checked) {
      const texts = new Map(pages.map(({ number, text }) => [number, flat(text)]))
      for (const { text, page } of [...answer.rules, ...answer.general].flatMap(({ quotes }) => quotes)) {
        expect(text.length).toBeLessThanOrEqual(longestQuote)
        expect(texts.get(page)).toContain(flat(text))
      }
    }
  })

  it('general findings are few: at most 10 per contract', () => {
    for (const { answer } of checked) expect(answer.general.length).toBeLessThanOrEqual(10)
  })
})

function flat(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ')
}
