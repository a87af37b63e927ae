/**
 * ContractNLI: non-disclosure agreements with 17 hypotheses, each entailed, contradicted or not mentioned. Its
 * documents are published as text, so they are converted to PDF first.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Case, Label, LabelledSet } from './labelled.ts'
import { pdfOfText } from './pdf-of-text.ts'

const Published = z.object({
  documents: z.array(
    z.object({
      file_name: z.string(),
      text: z.string(),
      spans: z.array(z.tuple([z.int(), z.int()])),
      annotation_sets: z.array(
        z.object({
          annotations: z.record(
            z.string(),
            z.object({
              choice: z.enum(['Entailment', 'Contradiction', 'NotMentioned']),
              spans: z.array(z.int()),
            }),
          ),
        }),
      ),
    }),
  ),
  labels: z.record(z.string(), z.object({ hypothesis: z.string() })),
})

const LABELS = { Entailment: 'met', Contradiction: 'broken', NotMentioned: 'not-found' } as const

/** Reads `test.json`, the split on which results are published, else whichever split exists. */
export function readContractNli(folder: string): LabelledSet {
  const file = ['test.json', 'dev.json', 'train.json'].find((name) => existsSync(join(folder, name)))
  if (!file) throw new Error(`${folder} holds no test.json, dev.json or train.json of ContractNLI`)
  const { documents, labels } = Published.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
  const texts = new Map(documents.map(({ file_name, text }) => [file_name, text]))
  const cases = documents.flatMap(({ file_name, text, spans, annotation_sets }): Case[] =>
    Object.entries(annotation_sets[0]?.annotations ?? {}).map(([id, annotation]) => ({
      document: file_name,
      rule: labels[id]?.hypothesis ?? id,
      label: LABELS[annotation.choice] satisfies Label,
      evidence: annotation.spans.map((at) => text.slice(...(spans[at] ?? [0, 0]))),
    })),
  )
  return {
    cases,
    labels: ['met', 'broken', 'not-found'],
    pdf: (document) => pdfOfText(texts.get(document) ?? ''),
  }
}
