/**
 * The highlights of a result: located evidence of every finding that is broken or needs the reader's judgement, with the
 * rest of its sentence, and the limits of rules that are met.
 */
import type { CheckResult, Evidence, Finding } from '../../domain/results/verdicts.ts'
import type { Mark } from '../ports.ts'
import type { Texts } from './texts/texts.ts'
import { textsIn } from './texts.ts'

export function marksOf(result: CheckResult): Mark[] {
  const texts = textsIn(result.language)
  return [
    ...result.specificRules.flatMap((finding) =>
      marksFor(finding, 'broken', `${texts.rule} ${finding.id}: ${finding.rule}`, texts),
    ),
    ...result.generalRules.flatMap((finding) => marksFor(finding, 'general', finding.rule, texts)),
  ]
}

function marksFor(finding: Finding, kind: Mark['kind'], heading: string, texts: Texts): Mark[] {
  const { verdict, evidence, limits = [], error, reason, secondReading = '' } = finding
  if (verdict === 'broken')
    return evidence.flatMap((one) => markOf(one, kind, [heading, reason], finding, texts))
  if (verdict === 'undecided')
    return evidence.flatMap((one) => markOf(one, 'open', [heading, error, reason], finding, texts))
  return limits.flatMap((one) => markOf(one, 'open', [heading, secondReading], finding, texts))
}

function markOf(
  { page, quads, around, status }: Evidence,
  kind: Mark['kind'],
  words: readonly string[],
  { fix }: Finding,
  texts: Texts,
): Mark[] {
  if (page === null || quads.length === 0 || status === 'unverified' || status === 'hidden') return []
  const lines = [...words, fix ? `${texts.fix}: ${fix}` : '', status === 'image' ? texts.fromImage : '']
  const note = lines.filter((line) => line !== '').join('\n')
  return [{ page, quads, ...(around && { around }), kind, note }]
}
