/** Texts that describe a result, on screen and in exports. */
import type { Stage } from '../document/documents.ts'
import type { ReadPages } from '../document/unread-pages.ts'
import { counted } from '../text/counted.ts'
import type { Decision, Review } from './decisions.ts'
import type { ListedFinding, VerdictCounts } from './findings.ts'
import type { ResultCounts } from './result-counts.ts'
import { verdictWords, WITH_LIMITS } from './verdict-words.ts'
import { type Agreement, type CheckResult, PROBLEMS_FIRST, type Verdict } from './verdicts.ts'

/** Verdicts after a number, one or more: "1 not found". */
const COUNTED_VERDICTS: Readonly<Record<Verdict, readonly [one: string, many: string]>> = {
  met: ['met', 'met'],
  broken: ['broken', 'broken'],
  'not-found': ['not found', 'not found'],
  'not-applicable': ['does not apply', 'do not apply'],
  undecided: ['needs your judgement', 'need your judgement'],
}

export const DECISION_WORDS: Readonly<Record<Decision, string>> = {
  confirmed: 'Issue confirmed',
  accepted: 'Risk accepted',
  dismissed: 'Not an issue',
}

/** "3 of 3", "2 of 3: check it yourself". */
export function agreementWords({ votes, of }: Agreement): string {
  return votes === of ? `${votes} of ${of}` : `${votes} of ${of}: check it yourself`
}

/** The name that the model of `npm start` gives itself. */
const DEMO_MODEL = 'emulated model'

const NOTE =
  "Demo model: finds wordings, doesn't understand them. Connect a real model: npm start -- --model URL"

/** Empty for a real model. */
export function demoModelNote(checkedBy: string): string {
  return checkedBy === DEMO_MODEL ? NOTE : ''
}

/** "checked by gemini", for the demo model with what it is. Empty if the result doesn't say it. */
export function checkedWords({ checkedBy }: Pick<CheckResult, 'checkedBy'>): string {
  const note = demoModelNote(checkedBy)
  return checkedBy === '' ? '' : `checked by ${checkedBy}${note === '' ? '' : ` (${note})`}`
}

/** "1 of 3 pages read, 1 more in part"; with an empty `verb`, without "read". Empty if the number is not known. */
export function readWords({ pages, whole, partly }: ReadPages, verb = ' read'): string {
  if (pages === 0) return ''
  const all = counted(pages, 'page')
  const more = partly > 0 ? `, ${partly} more in part` : ''
  return `${whole === pages ? all : `${whole} of ${all}`}${verb}${more}`
}

/** In the order of a check's stages. */
export const STAGE_WORDS: Readonly<Record<Stage, string>> = {
  queued: 'Queued',
  reading: 'Reading the document',
  asking: 'Checking the rules',
  verifying: 'Verifying the quotes',
  marking: 'Highlighting the PDF',
}

/** "4 s", "1 min 05 s". */
export function elapsedWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  if (seconds < 60) return `${seconds} s`
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

/** "3 broken", "4 need your judgement", "6 met (2 with limits)": those of the verdicts that occur. */
export function verdictParts(counts: VerdictCounts, verdicts: readonly Verdict[] = PROBLEMS_FIRST): string[] {
  return verdicts
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => {
      const count = counts[verdict]
      const [one, many] = COUNTED_VERDICTS[verdict]
      const limits = verdict === 'met' && counts.limited > 0 ? ` (${counts.limited} ${WITH_LIMITS})` : ''
      return `${count} ${count === 1 ? one : many}${limits}`
    })
}

/** Summarizes a result in one line: "3 broken · 4 need your judgement · 6 met · general checks: 2 broken, 3 met". */
export function countsWords({ rules, general }: Pick<ResultCounts, 'rules' | 'general'>): string {
  const checks = verdictParts(general)
  const own = verdictParts(rules)
  return [
    ...(own.length > 0 ? own : ['No rules checked']),
    ...(checks.length > 0 ? [`general checks: ${checks.join(', ')}`] : []),
  ].join(' · ')
}

/** "2 of 6 decided". Empty if there is nothing to decide. */
export function decidedWords({ decided, toDecide }: Pick<ResultCounts, 'decided' | 'toDecide'>): string {
  return toDecide === 0 ? '' : `${decided} of ${toDecide} decided`
}

/** "AI: Broken" where the reviewer decided otherwise, else empty. */
export function aiWords({
  verdict,
  isLimited,
  ai,
}: Pick<ListedFinding, 'verdict' | 'isLimited' | 'ai'>): string {
  const given = verdictWords(ai.verdict, ai.isLimited)
  return given === verdictWords(verdict, isLimited) ? '' : `AI: ${given}`
}

/** "Not an issue, carried over: agreed by mail". */
export function reviewWords({ decision, reason, madeIn }: Omit<Review, 'section' | 'findingId'>): string {
  const words = DECISION_WORDS[decision]
  return `${words}${madeIn === undefined ? '' : ', carried over'}${reason === '' ? '' : `: ${reason}`}`
}

/** "Rule 3", "General check 2". */
export function findingName({ section, number }: Pick<ListedFinding, 'section' | 'number'>): string {
  return section === 'general' ? `General check ${number}` : `Rule ${number}`
}
