import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { serviceAgreement } from '../../scripts/demo/papers/service-agreement.ts'
import { type Change, type Changes, changesBetween, rankOf } from '../../src/domain/changes/changes.ts'
import type { PageText } from '../../src/domain/document/page-text.ts'
import type { Reviewed } from '../../src/domain/results/comparison.ts'
import type { CheckResult, Finding, Verdict } from '../../src/domain/results/verdicts.ts'
import { recognise } from '../../src/recognition/recognise.ts'
import { corpusFiles } from '../support/corpus.ts'
import { pdfOf } from '../support/pdf.ts'
import { recognitionFile, scanOf } from '../support/scan.ts'
import { type Layout, readVersion, sentencesOf, versionPdf } from '../support/versions.ts'

const NO_RESULT = resultOf([])

function resultOf(specificRules: readonly Finding[]): Reviewed {
  const result: CheckResult = {
    file: 'contract.pdf',
    specificRules,
    generalRules: [],
    checkedBy: 'test',
    pages: 1,
    language: 'en',
  }
  return { result, reviews: [] }
}

function finding(id: number, verdict: Verdict, quote: string): Finding {
  const evidence = quote === '' ? [] : [{ quote, page: null, quads: [], status: 'verified' as const }]
  const error = verdict === 'met' ? '' : 'not so'
  return { id, rule: `Rule about ${id}`, error, verdict, reason: '', evidence }
}

function changesOf(before: PageText[], after: PageText[], earlier = NO_RESULT, later = NO_RESULT): Changes {
  const outcome = changesBetween({ pages: before, ...earlier }, { pages: after, ...later })
  if (typeof outcome === 'string') throw new Error(outcome)
  return outcome
}

const inShort = ({ kind, before, after }: Change) => [kind, before.text, after.text]

/** The demo's contract, and those of the corpus with enough whole sentences. */
const paragraphs = serviceAgreement.clauses.flatMap((clause) => clause.paragraphs)
const demo = await versionPdf(paragraphs.map((text) => text.replace(/^[\d.]+ /, '')))
const files = corpusFiles('contracts').map((path) => [basename(path), readFileSync(path)] as const)
const contracts: (readonly [string, readonly string[]])[] = []
for (const [name, pdf] of [['the demo', demo] as const, ...files]) {
  const sentences = await sentencesOf(pdf)
  if (sentences.length >= 20) contracts.push([name, sentences.slice(-60)])
}

describe.each(contracts)('versions of %s', async (_, paragraphs) => {
  const number = paragraphs.toSorted((a, b) => a.length - b.length).at(-1) ?? ''
  const [other = '', party = '', gone = '', moved = ''] = paragraphs
    .filter((text) => text !== number)
    .slice(-9)
  const first = paragraphs.map((text) => (text === number ? number.replace(/\.$/, ' within 30 days.') : text))
  const before = await readVersion(await versionPdf(first))
  const since = async (after: readonly string[], layout?: Layout) =>
    changesOf(before, await readVersion(await versionPdf(after, layout)))
  const written = (from: string, to: string) => first.map((text) => (text === from ? to : text))
  const within = (days: number) => number.replace(/\.$/, ` within ${days} days.`)
  const [in30, in45] = [within(30), within(45)]

  test('show a number, and nothing else', async () => {
    const { changes } = await since(written(in30, in45))
    expect(changes.map(inShort)).toEqual([['changed', in30, in45]])
    expect(changes[0]?.diff.filter(({ kind }) => kind !== 'same').map(({ text }) => text)).toEqual([
      '30',
      '45',
    ])
  })

  test('show a party', async () => {
    const { changes } = await since(written(party, `Nordwind: ${party}`), { size: 12 })
    expect(changes.map(inShort)).toEqual([['changed', party, `Nordwind: ${party}`]])
  })

  test('show a deleted clause', async () => {
    const { changes } = await since(
      first.filter((text) => text !== gone),
      { size: 10 },
    )
    expect(changes.map(inShort)).toEqual([['deleted', gone, '']])
  })

  test('show a moved clause as moved', async () => {
    const rest = first.filter((text) => text !== moved)
    const { changes } = await since([...rest.slice(0, 2), moved, ...rest.slice(2)], { size: 10.5 })
    expect(changes.map(inShort)).toEqual([['moved', moved, moved]])
  })

  test('show a number in a sentence that is split over the end of a page', async () => {
    const sizes = Array.from({ length: 90 }, (_, at) => 9 + at / 10)
    for (const size of sizes) {
      const { changes } = await since(written(in30, in45), { size })
      if (!changes.some(({ after }) => after.places.length === 2)) continue
      expect(changes.map(inShort)).toEqual([['changed', in30, in45]])
      return
    }
    expect.fail('it was never split')
  })

  test('show nothing where only numbers, page ends and headers differ', async () => {
    const { changes } = await since(first, { size: 10, from: 4, header: 'Version two' })
    expect(changes.map(inShort)).toEqual([])
  })

  test('tie the flipped verdicts to the changes, flips first', async () => {
    const rules = (verdicts: readonly [Verdict, string][]) =>
      resultOf(verdicts.map(([verdict, quote], at) => finding(at + 1, verdict, quote)))
    const after = written(in30, in45)
      .filter((text) => text !== gone)
      .map((text) => (text === party ? `Nordwind: ${party}` : text))
    const outcome = changesOf(
      before,
      await readVersion(await versionPdf(after, { size: 10 })),
      rules([
        ['met', in30],
        ['met', gone],
        ['broken', party],
        ['met', other],
      ]),
      rules([
        ['broken', in45],
        ['not-found', ''],
        ['broken', party],
        ['met', other],
      ]),
    )
    const rows = outcome.changes.map((change) => [
      change.kind,
      rankOf(change),
      change.findings.map(({ before: was, after: is }) => `${was?.number} ${was?.verdict} ${is?.verdict}`),
    ])
    expect(new Set(rows.slice(0, 2))).toEqual(
      new Set([
        ['changed', 0, ['1 met broken']],
        ['deleted', 0, ['2 met not-found']],
      ]),
    )
    expect(rows.slice(2)).toEqual([['changed', 1, ['3 broken broken']]])
    expect(outcome.unchanged.map(({ after: is }) => is?.number)).toEqual([4])
  })
})

test('a general check that found nothing and now can’t be judged is one finding', async () => {
  const pages = await readVersion(demo)
  const spelling = (verdict: Verdict, error: string): Reviewed => ({
    result: {
      ...NO_RESULT.result,
      generalRules: [{ ...finding(1, verdict, ''), kind: 'spelling', rule: 'Spelling', error }],
    },
    reviews: [],
  })
  const [met, unread] = [spelling('met', ''), spelling('undecided', 'Page 2 could not be read.')]
  const { unchanged } = changesOf(pages, pages, met, unread)
  expect(unchanged.map(({ before, after }) => [before?.verdict, after?.verdict])).toEqual([
    ['met', 'undecided'],
  ])
})

test('unrelated documents, and those without text, are no versions', async () => {
  const motors = corpusFiles('pairs').find((path) => path.endsWith('en_energy_motors.pdf')) ?? ''
  const [pages, others] = [await readVersion(demo), await readVersion(readFileSync(motors))]
  expect(changesBetween({ pages, ...NO_RESULT }, { pages: others, ...NO_RESULT })).toBe('unrelated')
  expect(changesBetween({ pages: [], ...NO_RESULT }, { pages, ...NO_RESULT })).toBe('no-text')
})

test('scans with recognised text are compared like other documents', async () => {
  const within = (days: number) => `The Client shall pay each invoice within ${days} days of receipt.`
  const read = async (days: number) => {
    const lines = ['SERVICE AGREEMENT', within(days), 'Each party shall keep these terms confidential.']
    const order = { languages: ['en'], again: false, onProgress: () => undefined } as const
    return readVersion(await recognise(recognitionFile, await scanOf(await pdfOf(lines)), order))
  }
  const { changes } = changesOf(await read(30), await read(45))
  expect(changes.map(inShort)).toEqual([['changed', within(30), within(45)]])
})

test('a hundred pages of other words are compared in bounded time', () => {
  const text = (word: string) =>
    Array.from(
      { length: 40 },
      (_, line) => `The ${word} of line ${line} is ${word}${line} times ${word}.`,
    ).join('\n')
  const pagesOf = (word: string): PageText[] =>
    Array.from({ length: 100 }, (_, at) => {
      const own = text(`${word}${at}`)
      const boxes = new Float32Array(own.length * 4)
      return { number: at + 1, width: 595, height: 842, rotation: 0, text: own, boxes }
    })
  const [before, after] = [pagesOf('one'), pagesOf('other')]
  expect(changesBetween({ pages: before, ...NO_RESULT }, { pages: after, ...NO_RESULT })).toBe('unrelated')
})
