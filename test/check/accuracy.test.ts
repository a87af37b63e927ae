/** The accuracy benchmark, from the published layouts of the labelled sets to the figures. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readContractNli } from '../../bench/accuracy/contract-nli.ts'
import { readCuad } from '../../bench/accuracy/cuad.ts'
import { bootstrapped, shareOf } from '../../bench/accuracy/intervals.ts'
import { type Measurement, measure } from '../../bench/accuracy/measure.ts'
import { pdfOfText } from '../../bench/accuracy/pdf-of-text.ts'
import { type Model, recorderIn } from '../../bench/accuracy/recorded.ts'
import type { Checker } from '../../src/server/base/ports.ts'
import { readPages } from '../adapters/pdf-samples.ts'
import { complete, replyText, ruleAnswer, scripted } from './support.ts'

const LAW = 'This agreement is governed by the laws of the State of Ohio.'
const TERM = 'It ends after two years.'
const MEASUREMENT: Measurement = { set: 'cuad', sample: 10, seed: '1', runs: 1, prices: null }
const DAY = '2026-11-20'

let folder: string

function asking(checker: Checker, name = 'test-model'): Model {
  return { name, isEmulated: false, checker }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rulemark-accuracy-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** CUAD in its published layout, with one contract and three clauses. */
async function publishCuad(): Promise<void> {
  mkdirSync(join(folder, 'full_contract_pdf/Part_I'), { recursive: true })
  writeFileSync(join(folder, 'full_contract_pdf/Part_I/Acme-Supply.PDF'), await pdfOfText(`${LAW}\n${TERM}`))
  const qas = [
    { id: 'ACME-SUPPLY__Governing Law', answers: [{ text: LAW }] },
    { id: 'ACME-SUPPLY__Expiration Date', answers: [{ text: TERM }] },
    { id: 'ACME-SUPPLY__Audit Rights', answers: [] },
  ]
  const data = [
    { title: 'ACME-SUPPLY', paragraphs: [{ qas }] },
    { title: 'Not in the folder', paragraphs: [{ qas }] },
  ]
  writeFileSync(join(folder, 'CUAD_v1.json'), JSON.stringify({ version: 'v1', data }))
}

/** Finds the law, misses the term, and reports audit rights as met without proof. */
const model = () =>
  scripted((task) =>
    complete(
      replyText(
        task.rules.map(({ number, text }) => {
          if (text.includes('Governing')) return ruleAnswer(number, { quotes: [{ text: LAW, page: 1 }] })
          if (text.includes('Audit')) return ruleAnswer(number)
          return ruleAnswer(number, { verdict: 'not_found' })
        }),
      ),
    ),
  )

describe('the sets', () => {
  it('CUAD is read as published; contracts without a PDF are left out', async () => {
    await publishCuad()
    const { cases, labels } = readCuad(folder)
    expect(labels).toEqual(['met', 'not-found'])
    expect(cases).toEqual([
      {
        document: 'acme-supply',
        rule: 'The contract must contain a Governing Law clause.',
        label: 'met',
        evidence: [LAW],
      },
      expect.objectContaining({ label: 'met' }),
      expect.objectContaining({ label: 'not-found', evidence: [] }),
    ])
  })

  it('ContractNLI is read as published, its text set on pages', async () => {
    const text = `${LAW}\n${'Confidential information stays secret – always 秘. '.repeat(200)}`
    const annotations = {
      'nda-1': { choice: 'Entailment', spans: [0] },
      'nda-2': { choice: 'NotMentioned', spans: [] },
      'nda-3': { choice: 'Contradiction', spans: [0] },
    }
    const documents = [
      { file_name: 'a.pdf', text, spans: [[0, LAW.length]], annotation_sets: [{ annotations }] },
    ]
    const labels = {
      'nda-1': { hypothesis: 'Ohio law governs.' },
      'nda-2': { hypothesis: 'b' },
      'nda-3': { hypothesis: 'c' },
    }
    writeFileSync(join(folder, 'test.json'), JSON.stringify({ documents, labels }))
    const set = readContractNli(folder)
    expect(set.cases.map(({ rule, label, evidence }) => [rule, label, evidence])).toEqual([
      ['Ohio law governs.', 'met', [LAW]],
      ['b', 'not-found', []],
      ['c', 'broken', [LAW]],
    ])
    const pages = await readPages(await set.pdf('a.pdf'))
    expect(pages.length).toBeGreaterThan(1)
    expect(pages[0]?.text).toContain(LAW)
    expect(pages[0]?.text).toContain('secret – always ?.')
  })
})

describe('a measurement', () => {
  it('counts right verdicts, false "met" and evidence', async () => {
    await publishCuad()
    const recorder = recorderIn(join(folder, 'answers'), asking(model()), DAY)
    expect(await measure(readCuad(folder), recorder, MEASUREMENT, () => {})).toMatchObject({
      model: 'test-model',
      cases: 3,
      documents: 1,
      failedDocuments: 0,
      accuracy: { value: 1 / 3, of: 3 },
      falseMet: { value: 1, of: 1 },
      evidenceOverlap: { value: 1, of: 1 },
      macroF1: { value: 0.25 },
      agreement: null,
    })
  })

  it('is reproduced from recorded answers without a model, and needs all of them', async () => {
    await publishCuad()
    const options = { ...MEASUREMENT, runs: 2 }
    const set = readCuad(folder)
    const asked = model()
    const first = await measure(
      set,
      recorderIn(join(folder, 'answers'), asking(asked), DAY),
      options,
      () => {},
    )
    expect(asked.asked).toHaveLength(2)
    const later = '2027-01-01'
    const again = recorderIn(join(folder, 'answers'), undefined, later)
    expect(await measure(set, again, options, () => {})).toEqual(first)
    expect(first.agreement).toMatchObject({ value: 1, of: 3 })
    const other = { ...options, runs: 3 }
    await expect(
      measure(set, recorderIn(join(folder, 'answers'), undefined, later), other, () => {}),
    ).rejects.toThrow('has no answer to this question')
    expect(() => recorderIn(join(folder, 'none'), undefined, later)).toThrow('no recorded answers')
    const another = asking(model(), 'another')
    expect(() => recorderIn(join(folder, 'answers'), another, later)).toThrow(
      'holds the answers of test-model',
    )
  })

  it('continues where it stopped', async () => {
    await publishCuad()
    const set = readCuad(folder)
    const away = scripted(() => new Error('away'))
    await expect(
      measure(set, recorderIn(join(folder, 'answers'), asking(away), DAY), MEASUREMENT, () => {}),
    ).rejects.toThrow('away')
    const back = model()
    const { cases } = await measure(
      set,
      recorderIn(join(folder, 'answers'), asking(back), DAY),
      MEASUREMENT,
      () => {},
    )
    expect([cases, back.asked.length]).toEqual([3, 1])
  })

  it('counts the cases of a failed check as wrong', async () => {
    await publishCuad()
    const recorder = recorderIn(join(folder, 'answers'), asking(scripted(() => complete('no JSON'))), DAY)
    expect(await measure(readCuad(folder), recorder, MEASUREMENT, () => {})).toMatchObject({
      failedDocuments: 1,
      accuracy: { value: 0, of: 3 },
      falseMet: { value: 0, of: 1 },
    })
  })
})

describe('intervals', () => {
  // Newcombe 1998, table I: 81 of 263, and 0 of 20.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [0, 20, 0, 0.1611],
  ])('of %i in %i equal those of the literature', (count, of, low, high) => {
    const share = shareOf(count, of)
    expect(share.low).toBeCloseTo(low, 4)
    expect(share.high).toBeCloseTo(high, 4)
  })

  it('by bootstrap are the same with the same seed, and contain the value', () => {
    const documents = Array.from({ length: 12 }, (_, at) => [at % 3, at % 2])
    const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length
    const share = bootstrapped(documents, '1', mean)
    expect(bootstrapped(documents, '1', mean)).toEqual(share)
    expect(share.low).toBeLessThan(share.value)
    expect(share.high).toBeGreaterThan(share.value)
  })
})
