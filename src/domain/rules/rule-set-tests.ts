/** Tests of a rule set: kept findings, and whether the rule set still gives the same verdict. */
import { CAUSE_WORDS } from '../results/cause-words.ts'
import { commonWords, MIN_WORD_OVERLAP } from '../results/comparison.ts'
import { plain } from '../results/finding-identity.ts'
import { VERDICT_WORDS, verdictWords } from '../results/verdict-words.ts'
import type { CheckResult, Finding, Verdict } from '../results/verdicts.ts'
import { counted } from '../text/counted.ts'

/** A kept finding. The document itself is not kept, only its hash. */
export interface RuleSetTest {
  readonly id: number
  readonly fileName: string
  readonly sha256: string
  readonly rule: string
  readonly expected: Verdict
  /** Quote that the verdict rested on; empty if there was none. */
  readonly quote: string
  readonly model: string
  readonly promptVersion: string
}

/** Maximum length of a test's rule and of its quote, in characters. */
export const TEST_TEXT_MAX = 2_000

export type ChangedPart = 'rule' | 'prompt' | 'model'

export interface TestOutcome {
  readonly test: RuleSetTest
  /** The rule's current finding; null if it is no longer in the rule set. */
  readonly finding: Finding | null
  readonly isFlipped: boolean
  /** Changes since the test was kept. */
  readonly changed: readonly ChangedPart[]
}

export function judgeTest(test: RuleSetTest, result: CheckResult): TestOutcome {
  const finding = findingFor(test, result.specificRules)
  const changed: readonly (ChangedPart | false)[] = [
    finding !== null && wordsOf(finding.rule) !== wordsOf(test.rule) && 'rule',
    result.provenance?.promptVersion !== test.promptVersion && 'prompt',
    result.checkedBy !== test.model && 'model',
  ]
  return {
    test,
    finding,
    isFlipped: finding?.verdict !== test.expected,
    changed: changed.filter((part) => part !== false),
  }
}

/** Returns the finding of the same rule, else of the most similar one. */
function findingFor({ rule }: RuleSetTest, findings: readonly Finding[]): Finding | null {
  const same = findings.find((each) => wordsOf(each.rule) === wordsOf(rule))
  if (same) return same
  const [best] = findings
    .map((finding) => ({ finding, share: commonWords(finding.rule, rule) }))
    .sort((a, b) => b.share - a.share)
  return best && best.share >= MIN_WORD_OVERLAP ? best.finding : null
}

function wordsOf(rule: string): string {
  return plain(rule.slice(0, TEST_TEXT_MAX))
}

export function testsByFile<Test extends Pick<RuleSetTest, 'sha256'>>(
  tests: readonly Test[],
): ReadonlyMap<string, readonly Test[]> {
  return Map.groupBy(tests, ({ sha256 }) => sha256)
}

const PART_WORDS: Readonly<Record<ChangedPart, string>> = {
  rule: 'the rule changed',
  prompt: 'the prompt changed',
  model: 'the AI model changed',
}

/** "Broken, expected: Met; the rule changed", or that the verdict is unchanged. */
export function outcomeWords({ test, finding, isFlipped, changed }: TestOutcome): string {
  const why = changed.map((part) => PART_WORDS[part]).join(', ')
  if (finding === null) return 'The rule set no longer has this rule'
  if (!isFlipped) return [`Still: ${foundWords(finding)}`, why].filter(Boolean).join('; ')
  const flip = `${foundWords(finding)}, expected: ${VERDICT_WORDS[test.expected]}`
  return `${flip}; ${why || 'nothing else changed'}`
}

/** "Met, with limits", "Needs your judgement (The quoted words are crossed out.)". */
function foundWords({ verdict, limits = [], cause }: Finding): string {
  const words = verdictWords(verdict, verdict === 'met' && limits.length > 0)
  return cause ? `${words} (${CAUSE_WORDS[cause]})` : words
}

/** "1 of 3 verdicts flipped." */
export function flipsSentence(outcomes: readonly Pick<TestOutcome, 'isFlipped'>[]): string {
  const flipped = outcomes.filter(({ isFlipped }) => isFlipped).length
  const all = counted(outcomes.length, 'verdict')
  return flipped === 0 ? `None of ${all} flipped.` : `${flipped} of ${all} flipped.`
}
