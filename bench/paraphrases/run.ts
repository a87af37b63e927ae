/**
 * Measures on the corpus contracts how often wordings of one rule get the verdict of the plain wording, and how
 * verdicts match the experts' labels: `npm run bench:paraphrases [wordings per kind, default 20] [part of a list's name]`.
 */
import type { Doc } from '../../local/model/document/document.ts'
import { plainOf } from '../../local/model/document/document.ts'
import { likelySubjectOf } from '../../local/model/rules/likely-subject.ts'
import { forbids as isReadAsForbidding } from '../../local/model/rules/polarity.ts'
import { subjectOf } from '../../local/model/rules/subject.ts'
import { byHandSets, readOf, type Wording, wordingsIn } from './by-hand.ts'
import { type Contract, contracts, isCorpusThere, verdictOn } from './corpus.ts'
import { plainRule, sampleOf, topics } from './generate.ts'
import { isFoundByKeywords } from './keywords.ts'

const SHARES = [0.4, 0.5, 0.6, 0.7, 0.8, 1]

interface Count {
  agreed: number
  all: number
}

function share({ agreed, all }: Count): string {
  return all === 0 ? '-' : (agreed / all).toFixed(3)
}

function summed(counts: readonly Count[]): Count {
  return counts.reduce((sum, one) => ({ agreed: sum.agreed + one.agreed, all: sum.all + one.all }), {
    agreed: 0,
    all: 0,
  })
}

/** Verdicts of the plain wordings, each computed once for each document. */
function plainVerdicts(): (doc: Doc, kind: string, forbids: boolean) => string {
  const known = new Map<Doc, Map<string, string>>()
  return (doc, kind, forbids) => {
    const own = known.get(doc) ?? new Map<string, string>()
    known.set(doc, own)
    const rule = plainRule(kind, forbids)
    const verdict = own.get(rule) ?? verdictOn(doc, rule)
    own.set(rule, verdict)
    return verdict
  }
}

const plainVerdict = plainVerdicts()

/** How many of the documents give the wording the verdict of the plain one. */
function agreement(documents: readonly Contract[], { kind, text, forbids }: Wording): Count {
  const agreed = documents.filter(({ doc }) => verdictOn(doc, text) === plainVerdict(doc, kind, forbids))
  return { agreed: agreed.length, all: documents.length }
}

/** Right met, wrong met, missed, right absent. */
type Matrix = readonly [number, number, number, number]

function matrix(cases: readonly { readonly said: boolean; readonly is: boolean }[]): Matrix {
  const count = (said: boolean, is: boolean): number =>
    cases.filter((one) => one.said === said && one.is === is).length
  return [count(true, true), count(true, false), count(false, true), count(false, false)]
}

function figures([hit, wrong, missed, absent]: Matrix): string {
  const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`
  const all = hit + wrong + missed + absent
  return `${percent(hit + absent, all)} | ${percent(hit, hit + wrong)} | ${percent(hit, hit + missed)}`
}

function generated(documents: readonly Contract[], perKind: number): void {
  console.log('| kind | right met | wrong met | missed | right absent | agreement | held out |')
  console.log('|---|---|---|---|---|---|---|')
  const all = topics.map((topic) => {
    const { kind } = topic
    const counted = sampleOf(topic, perKind).map((one) => ({ ...one, ...agreement(documents, one) }))
    const [own, held] = [false, true].map((heldOut) =>
      summed(counted.filter((one) => one.heldOut === heldOut)),
    )
    const said = documents.map(({ doc, has }) => ({
      said: plainVerdict(doc, kind, false) === 'met',
      is: has(kind),
    }))
    console.log(`| ${kind} | ${matrix(said).join(' | ')} | ${own && share(own)} | ${held && share(held)} |`)
    return counted
  })
  const counts = [false, true].map((heldOut) => summed(all.flat().filter((one) => one.heldOut === heldOut)))
  console.log(`\nAgreement, tuned and held out: ${counts.map(share).join(', ')}.`)
}

/** Whether the kind is recognised, and whether the rule requires or forbids it. */
function isReadCorrectly({ kind, text, forbids: isForbidding }: Wording): boolean {
  const plain = readOf(text)
  const subject = likelySubjectOf(plain)
  return subject?.id === kind && isReadAsForbidding(plain, subject) === isForbidding
}

function byHand(documents: readonly Contract[], file: (typeof byHandSets)[number]): void {
  const wordings = wordingsIn(file)
  const counts = wordings.map((one) => agreement(documents, one))
  const read = wordings.filter((one) => isReadCorrectly(one))
  const alike = counts.filter(({ agreed, all }) => agreed === all)
  console.log(
    `\n${file}: ${wordings.length} wordings; read correctly ${read.length}; alike on all documents ${alike.length}; agreement ${share(summed(counts))}.`,
  )
  const labels = new Map(topics.map(({ kind }) => [subjectOf(plainOf(plainRule(kind, false)))?.id, kind]))
  const cases = wordings.flatMap(({ kind, text, forbids }) => {
    const label = labels.get(kind)
    return label === undefined || forbids
      ? []
      : documents.map(({ doc, has }) => ({ doc, text, is: has(label) }))
  })
  console.log(`\n| ${cases.length} labels | accuracy | precision | recall |\n|---|---|---|---|`)
  const model = cases.map(({ doc, text, is }) => ({ said: verdictOn(doc, text) === 'met', is }))
  console.log(`| emulated model | ${figures(matrix(model))} |`)
  for (const enough of SHARES) {
    const said = cases.map(({ doc, text, is }) => ({ said: isFoundByKeywords(doc, text, enough), is }))
    console.log(`| keywords, ${100 * enough} % in one sentence | ${figures(matrix(said))} |`)
  }
}

if (isCorpusThere) {
  const documents = await contracts()
  const part = process.argv[3] ?? ''
  for (const file of byHandSets) if (file.includes(part)) byHand(documents, file)
  console.log('')
  generated(documents, Number(process.argv[2] ?? 20))
} else console.log('skipped: the corpus is not beside the project')
