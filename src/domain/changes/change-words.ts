/** Texts that describe changes, on screen and in exports. */
import { diffWords } from '../results/diff-words.ts'
import { findingName } from '../results/finding-words.ts'
import { verdictWords } from '../results/verdict-words.ts'
import { toCsvFile } from '../text/csv.ts'
import { type Change, type Changes, type FindingPair, rankOf, type Side } from './changes.ts'
import { SIDES } from './version-text.ts'

export const RANK_WORDS = [
  'Flipped a verdict',
  'At quoted sentences',
  'No rule looks at these',
  'Moved, no rule looks at these',
] as const

export const NOT_COMPARED = {
  unrelated: 'These two documents have too little in common to list what changed.',
  'no-text': 'One of the two documents has no text that could be read.',
} as const

/** "Changed · 7. Payment · page 3 → 4". */
export function changeName({ kind, before, after }: Change): string {
  const pages = [...new Set([before, after].map(pagesOf))].filter(Boolean).join(' → ')
  const name = kind.slice(0, 1).toUpperCase() + kind.slice(1)
  return [name, after.clause || before.clause, pages && `page ${pages}`].filter(Boolean).join(' · ')
}

const pagesOf = ({ text, places }: Side): string =>
  text === '' ? '' : places.map(({ page }) => page).join(', ')

/** "Rule 7: Met → Broken", "Rule 7: Broken, decision carried over". */
export function pairWords(pair: FindingPair): string {
  const listed = pair.after ?? pair.before
  const verdicts = SIDES.map((side) => pair[side] && verdictWords(pair[side].verdict, pair[side].isLimited))
  const flip = verdicts.map((verdict) => verdict ?? 'none').join(' → ')
  const words = pair.isFlip ? flip : (verdicts[1] ?? verdicts[0])
  return `${listed ? findingName(listed) : ''}: ${words}${pair.isCarried ? ', decision carried over' : ''}`
}

const COLUMNS = ['Order', 'Change', 'Before', 'Pages before', 'After', 'Pages after', 'Findings']

export function toChangesCsv({ changes, unchanged }: Changes): string {
  const flips = unchanged.filter(({ isFlip }) => isFlip).map(pairWords)
  const rows = changes.map((change) => [
    RANK_WORDS[rankOf(change)],
    changeName(change),
    ...[change.before, change.after].flatMap((side) => [side.text, pagesOf(side)]),
    change.findings.map(pairWords).join('\n'),
  ])
  const same = flips.map((flip) => [RANK_WORDS[0], 'Same words as before', '', '', '', '', flip])
  return toCsvFile([COLUMNS, ...same, ...rows])
}

/** For the terminal: flips, then the changed clauses. */
export function toChangesText({ changes, unchanged }: Changes): string {
  const flips = unchanged.filter(({ isFlip }) => isFlip).map(pairWords)
  const lines = changes.flatMap((change) => [
    `${changeName(change)}: ${diffWords(change.diff)}`,
    ...change.findings.map((pair) => `  ${pairWords(pair)}`),
  ])
  return [
    ...flips.map((flip) => `${flip} (same words as before)`),
    ...(lines.length > 0 ? lines : ['No words changed.']),
  ].join('\n')
}
