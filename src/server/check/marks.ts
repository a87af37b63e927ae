/** The highlights of a result: located evidence of every broken finding. */
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
  if (finding.verdict !== 'broken') return []
  return finding.evidence.flatMap(({ page, quads, status }) => {
    if (page === null || quads.length === 0 || status === 'unverified' || status === 'hidden') return []
    return [{ page, quads, kind, note: noteOf(finding, heading, status, texts) }]
  })
}

function noteOf({ reason, fix }: Finding, heading: string, status: Evidence['status'], texts: Texts): string {
  const lines = [
    heading,
    reason,
    fix ? `${texts.fix}: ${fix}` : '',
    status === 'image' ? texts.fromImage : '',
  ]
  return lines.filter((line) => line !== '').join('\n')
}
