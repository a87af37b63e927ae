/** What changed in the text between two checked versions, and the findings that rest on it. */
import type { PageText, Quad } from '../document/page-text.ts'
import { differenceOf } from '../quotes/comparison/difference.ts'
import { quadsOf } from '../quotes/display/quads.ts'
import { locateQuote } from '../quotes/locate.ts'
import { placesIn, rangeOf } from '../quotes/sentences/seen-text.ts'
import { sentenceAt } from '../quotes/sentences/sentences.ts'
import { comparable, type Reviewed } from '../results/comparison.ts'
import { type Review, reviewOf } from '../results/decisions.ts'
import { identityOf } from '../results/finding-identity.ts'
import type { ListedFinding } from '../results/findings.ts'
import type { DiffPart } from '../results/verdicts.ts'
import { alignSentences, type ChangeKind, type Edit } from './alignment.ts'
import { type VersionText, versionText } from './version-text.ts'

export interface Version extends Reviewed {
  readonly pages: readonly PageText[]
}

/** Words on a page. */
export interface PageMark {
  readonly page: number
  /** Of the changed words; of the whole sentence where all of it is new, gone or moved. */
  readonly quads: readonly Quad[]
  /** Of the whole sentence, if only some words changed. */
  readonly around: readonly Quad[]
}

/** A change in one of the versions. */
export interface Side {
  /** Empty where the version has no such words. */
  readonly text: string
  readonly clause: string
  /** At least one, unless the version begins with the change: without words, where they would stand. */
  readonly marks: readonly PageMark[]
}

/** A finding in both versions; null where a version has none. */
export interface FindingPair {
  readonly before: ListedFinding | null
  readonly after: ListedFinding | null
  readonly isFlip: boolean
  /** A decision that an earlier check made on the same words. */
  readonly carried: Review | null
}

export interface Change {
  readonly kind: ChangeKind
  readonly before: Side
  readonly after: Side
  /** The words: `quote` is the earlier version's, `document` the later one's. */
  readonly diff: readonly DiffPart[]
  readonly findings: readonly FindingPair[]
}

export interface Changes {
  /** Those that flipped a verdict, those at quoted sentences, others, and at last those of moved text. */
  readonly changes: readonly Change[]
  /** Findings whose words did not change, flips first. */
  readonly unchanged: readonly FindingPair[]
}

export type ChangesOutcome = Changes | 'unrelated' | 'no-text'

export function changesBetween(earlier: Version, later: Version): ChangesOutcome {
  const [before, after] = [versionText(earlier.pages), versionText(later.pages)]
  if (before.sentences.length === 0 || after.sentences.length === 0) return 'no-text'
  const edits = alignSentences(before.sentences, after.sentences)
  if (edits === null) return 'unrelated'
  const pairs = pairFindings(earlier, later)
  const quoted = { before: quotedBy(before, pairs, 'before'), after: quotedBy(after, pairs, 'after') }
  const changes = edits.map((edit): Change => {
    const findings = pairs.filter(
      (pair) =>
        edit.before.some((at) => quoted.before.get(at)?.has(pair)) ||
        edit.after.some((at) => quoted.after.get(at)?.has(pair)),
    )
    return { ...changeOf(edit, before, after), findings: findings.sort(flipsFirst) }
  })
  const touched = new Set(changes.flatMap(({ findings }) => findings))
  return {
    changes: changes.sort((a, b) => rankOf(a) - rankOf(b)),
    unchanged: pairs.filter((pair) => !touched.has(pair)).sort(flipsFirst),
  }
}

/** 0: flipped a verdict. 1: at a quoted sentence. 2: no rule looks at it. 3: nor did its words change. */
export function rankOf({ kind, findings }: Change): 0 | 1 | 2 | 3 {
  if (findings.some(({ isFlip }) => isFlip)) return 0
  if (findings.length > 0) return 1
  return kind === 'moved' ? 3 : 2
}

const flipsFirst = (a: FindingPair, b: FindingPair): number => Number(b.isFlip) - Number(a.isFlip)

/** A rule that only one check has did not flip; a general check's finding that only one has did. */
function pairFindings(earlier: Version, later: Version): FindingPair[] {
  const [before, after] = comparable(earlier, later)
  const gone = Map.groupBy(before, identityOf)
  const pairs = after.map((finding): FindingPair => {
    const same = gone.get(identityOf(finding))?.shift() ?? null
    const review = reviewOf(later.reviews, finding.finding.id)
    return pairOf(same, finding, review?.madeIn === undefined ? null : review)
  })
  return [...pairs, ...[...gone.values()].flat().map((finding) => pairOf(finding, null, null))]
}

function pairOf(
  before: ListedFinding | null,
  after: ListedFinding | null,
  carried: Review | null,
): FindingPair {
  const isGeneral = (before ?? after)?.section === 'general'
  const verdictOf = (finding: ListedFinding | null): string | undefined =>
    isGeneral ? (finding?.verdict ?? 'met') : finding?.verdict
  const isBoth = before !== null && after !== null
  return { before, after, isFlip: (isBoth || isGeneral) && verdictOf(before) !== verdictOf(after), carried }
}

/** The findings by the sentences that they quote. */
function quotedBy(
  { index, reading, sentences }: VersionText,
  pairs: readonly FindingPair[],
  version: 'before' | 'after',
): Map<number, Set<FindingPair>> {
  const byStart = new Map(sentences.map(({ end }, at) => [end, at]))
  const quoted = new Map<number, Set<FindingPair>>()
  for (const pair of pairs) {
    const { evidence = [], limits = [] } = pair[version]?.finding ?? {}
    for (const { quote, page } of [...evidence, ...limits]) {
      const range = rangeOf(reading, locateQuote(index, quote, page ?? undefined)?.places ?? [])
      const last = range ? sentenceAt(reading, range.end - 1) : -1
      for (let at = range ? sentenceAt(reading, range.start) : 0; at <= last; at += 1) {
        const own = byStart.get(reading.sentences[at]?.end ?? -1)
        if (own !== undefined) quoted.set(own, (quoted.get(own) ?? new Set()).add(pair))
      }
    }
  }
  return quoted
}

function changeOf(edit: Edit, before: VersionText, after: VersionText): Omit<Change, 'findings'> {
  const { kind } = edit
  const [was, is] = [textOf(before, edit.before), textOf(after, edit.after)]
  const diff: readonly DiffPart[] =
    kind === 'changed'
      ? differenceOf(was, is)
      : [{ kind: kind === 'moved' ? 'same' : kind === 'added' ? 'document' : 'quote', text: is || was }]
  return {
    kind,
    before: sideOf(before, edit.before, edit.at.before, diff, 'quote'),
    after: sideOf(after, edit.after, edit.at.after, diff, 'document'),
    diff,
  }
}

const textOf = ({ sentences }: VersionText, own: readonly number[]): string =>
  own.map((at) => sentences[at]?.text ?? '').join(' ')

function sideOf(
  version: VersionText,
  own: readonly number[],
  behind: number,
  diff: readonly DiffPart[],
  changed: DiffPart['kind'],
): Side {
  const { sentences } = version
  const clause = sentences[own[0] ?? behind]?.clause ?? ''
  const [first, last] = [sentences[own[0] ?? -1], sentences[own.at(-1) ?? -1]]
  if (!first || !last) {
    const near = sentences[behind] ?? sentences[0]
    const [mark] = near ? marksOf(version, near.start, near.end) : []
    return { text: '', clause, marks: mark ? [{ page: mark.page, quads: [], around: mark.quads }] : [] }
  }
  const whole = marksOf(version, first.start, last.end)
  const isPart = diff.some(({ kind }) => kind === 'same') && diff.some(({ kind }) => kind === changed)
  const words = isPart ? changedIn(version, first.start, diff, changed) : []
  const marks = whole.map(({ page, quads }) => {
    const lit = words.filter((mark) => mark.page === page).flatMap((mark) => mark.quads)
    return isPart ? { page, quads: lit, around: quads } : { page, quads, around: [] }
  })
  return { text: textOf(version, own), clause, marks }
}

function marksOf({ index, reading }: VersionText, start: number, end: number) {
  return quadsOf(index.pages, placesIn(reading, start, end))
}

/** Where the changed words stand: the parts follow each other in the text, spaces aside. */
function changedIn(
  version: VersionText,
  start: number,
  diff: readonly DiffPart[],
  changed: DiffPart['kind'],
) {
  const { text } = version.reading
  let at = start
  return diff
    .filter(({ kind }) => kind === 'same' || kind === changed)
    .flatMap((part) => {
      let from = -1
      for (const unit of part.text.replace(/\s/g, '').split('')) {
        while (at < text.length && text[at] !== unit) at += 1
        if (from === -1) from = at
        at += 1
      }
      return part.kind === changed && from !== -1 ? marksOf(version, from, at) : []
    })
}
