/** Reads the evidence sentences that experts marked in the contracts of the corpus. */
import { readFileSync } from 'node:fs'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { corpusFile, readPages } from './documents.ts'

interface Labels {
  readonly [file: string]: {
    readonly clauses: Readonly<
      Record<string, { readonly present: boolean; readonly evidence: readonly string[] }>
    >
  }
}

/** Shorter evidence (characters), such as "Lucent", has no unique place. */
const SHORT = 20

export interface LabelCounts {
  readonly all: number
  readonly located: number
  readonly verified: number
  readonly proof: number
}

export async function countLabels(): Promise<LabelCounts> {
  const labels: Labels = JSON.parse(readFileSync(corpusFile('contracts/labels.json'), 'utf8'))
  const counts = { all: 0, located: 0, verified: 0, proof: 0 }
  for (const [file, { clauses }] of Object.entries(labels)) {
    const index = indexDocument(await readPages(`contracts/${file}`))
    const evidence = Object.values(clauses).flatMap((clause) => (clause.present ? clause.evidence : []))
    for (const quote of evidence.filter((one) => one.length > SHORT)) {
      const found = locateQuote(index, quote)
      counts.all += 1
      if (found !== null) counts.located += 1
      if (found?.status === 'verified') counts.verified += 1
      if (found?.isProof === true) counts.proof += 1
    }
  }
  return counts
}
