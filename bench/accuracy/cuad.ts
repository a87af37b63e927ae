/**
 * CUAD: contracts with 41 kinds of clauses, each present with its sentences or absent. Reads the published layout
 * (`CUAD_v1.json` and PDFs in folders) or a `labels.json` beside its PDFs.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod'
import type { Case, LabelledSet } from './labelled.ts'

const Published = z.object({
  data: z.array(
    z.object({
      title: z.string(),
      paragraphs: z.array(
        z.object({
          qas: z.array(z.object({ id: z.string(), answers: z.array(z.object({ text: z.string() })) })),
        }),
      ),
    }),
  ),
})
const Labels = z.record(
  z.string(),
  z.object({
    clauses: z.record(z.string(), z.object({ present: z.boolean(), evidence: z.array(z.string()) })),
  }),
)

export function readCuad(folder: string): LabelledSet {
  const files = new Map(
    globSync('**/*.{pdf,PDF}', { cwd: folder }).map((path) => [nameOf(path), join(folder, path)]),
  )
  const labels = join(folder, 'labels.json')
  const cases = existsSync(labels) ? casesBeside(labels) : publishedCases(join(folder, 'CUAD_v1.json'))
  return {
    cases: cases.filter(({ document }) => files.has(document)),
    labels: ['met', 'not-found'],
    pdf: async (document) => new Uint8Array(readFileSync(files.get(document) ?? '')),
  }
}

function publishedCases(path: string): Case[] {
  const { data } = Published.parse(JSON.parse(readFileSync(path, 'utf8')))
  return data.flatMap(({ title, paragraphs }) =>
    paragraphs.flatMap(({ qas }) =>
      qas.map(({ id, answers }) =>
        caseOf(
          nameOf(title),
          id.split('__').at(-1) ?? '',
          answers.map(({ text }) => text),
        ),
      ),
    ),
  )
}

function casesBeside(path: string): Case[] {
  return Object.entries(Labels.parse(JSON.parse(readFileSync(path, 'utf8')))).flatMap(([file, { clauses }]) =>
    Object.entries(clauses).map(([kind, { present, evidence }]) =>
      caseOf(nameOf(file), kind, present ? evidence : []),
    ),
  )
}

function caseOf(document: string, kind: string, evidence: readonly string[]): Case {
  const label = evidence.length > 0 ? 'met' : 'not-found'
  return { document, rule: `The contract must contain a ${kind} clause.`, label, evidence }
}

/** Normalizes case and extension, in which titles and file names differ. */
function nameOf(path: string): string {
  return basename(path)
    .replace(/\.pdf$/i, '')
    .trim()
    .toLowerCase()
}
