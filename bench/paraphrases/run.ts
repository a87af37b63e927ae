/**
 * Measures how often generated wordings of 41 rules get the verdict of the plain wording, on the corpus contracts, and
 * how the plain wording matches the experts' labels: `npm run bench:paraphrases [wordings per kind, default 20]`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { decideConditional } from '../../local/model/deciders/conditional.ts'
import { buildDocument, type Doc } from '../../local/model/document/document.ts'
import { phrasesIn } from '../../local/model/phrases/phrases.ts'
import { pdfiumModule } from '../../local/pdfium.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import { type Paraphrase, plainRule, sampleOf, topics } from './generate.ts'

const folder = new URL('../../../shared/corpus/contracts/', import.meta.url)
const Labels = z.record(
  z.string(),
  z.object({ clauses: z.record(z.string(), z.object({ present: z.boolean() })) }),
)

interface Contract {
  readonly name: string
  readonly doc: Doc
}

interface Count {
  agreed: number
  all: number
}

async function contracts(): Promise<Contract[]> {
  const reader = createPdfReader(pdfiumModule())
  const read: Contract[] = []
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.pdf'))) {
    const outcome = await reader.read(new Uint8Array(readFileSync(new URL(name, folder))))
    if (!outcome.ok) throw new Error(`${name}: ${outcome.failure}`)
    read.push({ name, doc: buildDocument(outcome.document.pages) })
  }
  return read
}

function verdictOn(doc: Doc, text: string): string {
  return decideConditional({ number: 1, text }, doc, phrasesIn('en'), true).verdict
}

function counted(documents: readonly Contract[], wordings: readonly Paraphrase[]): Count {
  const counts = documents.map(({ doc }) => {
    const plain = new Map(
      [false, true].map((forbids) => [forbids, verdictOn(doc, plainRule(wordings[0]?.kind ?? '', forbids))]),
    )
    return wordings.filter(({ text, forbids }) => verdictOn(doc, text) === plain.get(forbids)).length
  })
  return { agreed: counts.reduce((sum, one) => sum + one, 0), all: wordings.length * documents.length }
}

function share({ agreed, all }: Count): string {
  return all === 0 ? '-' : (agreed / all).toFixed(3)
}

function labelled(documents: readonly Contract[], labels: z.infer<typeof Labels>, kind: string): string {
  const cases = documents.map(({ name, doc }) => ({
    said: verdictOn(doc, plainRule(kind, false)) === 'met',
    is: labels[name]?.clauses[kind]?.present === true,
  }))
  const count = (said: boolean, is: boolean): number =>
    cases.filter((one) => one.said === said && one.is === is).length
  return [count(true, true), count(true, false), count(false, true), count(false, false)].join(' | ')
}

async function run(perKind: number): Promise<void> {
  const documents = await contracts()
  const labels = Labels.parse(JSON.parse(readFileSync(new URL('labels.json', folder), 'utf8')))
  console.log(
    '| kind | right met | wrong met | missed | right absent | agreement | held out |\n|---|---|---|---|---|---|---|',
  )
  const [tuned, heldOut]: [Count, Count] = [
    { agreed: 0, all: 0 },
    { agreed: 0, all: 0 },
  ]
  for (const topic of topics) {
    const wordings = sampleOf(topic, perKind)
    const [own, other] = [false, true].map((held) =>
      counted(
        documents,
        wordings.filter((one) => one.heldOut === held),
      ),
    )
    if (own === undefined || other === undefined) continue
    tuned.agreed += own.agreed
    tuned.all += own.all
    heldOut.agreed += other.agreed
    heldOut.all += other.all
    console.log(
      `| ${topic.kind} | ${labelled(documents, labels, topic.kind)} | ${share(own)} | ${share(other)} |`,
    )
  }
  console.log(`\nAgreement ${share(tuned)} of ${tuned.all}, held out ${share(heldOut)} of ${heldOut.all}.`)
}

if (existsSync(folder)) await run(Number(process.argv[2] ?? 20))
else console.log('skipped: the corpus is not beside the project')
