import type { PageText } from '../document/page-text.ts'
import { differenceOf } from '../quotes/comparison/difference.ts'
import { type PageQuads, quadsOf } from '../quotes/display/quads.ts'
import { locateQuote } from '../quotes/locate.ts'
import { placesIn, rangeOf } from '../quotes/sentences/seen-text.ts'
import { sentenceAt } from '../quotes/sentences/sentences.ts'
import { comparable, type Reviewed } from '../results/comparison.ts'
import { identityOf } from '../results/finding-identity.ts'
import type { ListedFinding } from '../results/findings.ts'
import type { DiffPart } from '../results/verdicts.ts'
import { alignSentences, type ChangeKind, type Edit } from './alignment.ts'
import { type Both, SIDES, type VersionText, versionText } from './version-text.ts'

export interface Version extends Reviewed {
  readonly pages: readonly PageText[]
}

export interface Side {
  /** Empty where the version has no such words. */
  readonly text: string
  readonly clause: string
  /** Where its sentences stand, or the one that they would follow. */
  readonly places: readonly PageQuads[]
}

/** A finding in both versions; null where a version has none. */
export interface FindingPair extends Both<ListedFinding | null> {
  readonly isFlip: boolean
  /** Whether a decision of an earlier check, made on the same words, was carried over. */
  readonly isCarried: boolean
}

export interface Change extends Both<Side> {
  readonly kind: ChangeKind
  /** The words: `quote` is the earlier version's, `document` the later one's. */
  readonly diff: readonly DiffPart[]
  readonly findings: readonly FindingPair[]
}

export interface Changes {
  /** By rank. */
  readonly changes: readonly Change[]
  /** Findings whose words did not change. Flips are first, here too. */
  readonly unchanged: readonly FindingPair[]
}

export function changesBetween(earlier: Version, later: Version): Changes | 'unrelated' | 'no-text' {
  const [before, after] = [versionText(earlier.pages), versionText(later.pages)]
  if (before.sentences.length === 0 || after.sentences.length === 0) return 'no-text'
  const edits = alignSentences(before, after)
  if (edits === null) return 'unrelated'
  const pairs = pairFindings(earlier, later)
  const quoted = {
    before: pairs.map((pair) => quotedIn(before, pair.before)),
    after: pairs.map((pair) => quotedIn(after, pair.after)),
  }
  const changes = edits.map((edit): Change => {
    const isOn = (_: FindingPair, pair: number) =>
      SIDES.some((side) => edit[side].some((at) => quoted[side][pair]?.has(at)))
    return { ...changeOf(edit, before, after), findings: pairs.filter(isOn) }
  })
  const touched = new Set(changes.flatMap(({ findings }) => findings))
  changes.sort((a, b) => rankOf(a) - rankOf(b))
  return { changes, unchanged: pairs.filter((pair) => !touched.has(pair)) }
}

/** 0: flipped a verdict. 1: at a quoted sentence. 2: no rule looks at it. 3: nor did its words change. */
export function rankOf({ kind, findings }: Change): 0 | 1 | 2 | 3 {
  if (findings.some(({ isFlip }) => isFlip)) return 0
  if (findings.length > 0) return 1
  return kind === 'moved' ? 3 : 2
}

/** Flips first. */
function pairFindings(earlier: Reviewed, later: Reviewed): FindingPair[] {
  const [before, after] = comparable(earlier, later)
  const gone = Map.groupBy(before, identityOf)
  const kept = new Set(later.reviews.filter(({ madeIn }) => madeIn).map(({ findingId }) => findingId))
  const pairs = after.map((finding) => ({
    ...pairOf(gone.get(identityOf(finding))?.shift() ?? null, finding),
    isCarried: kept.has(finding.finding.id),
  }))
  pairs.push(...[...gone.values()].flat().map((finding) => pairOf(finding, null)))
  return pairs.sort((a, b) => Number(b.isFlip) - Number(a.isFlip))
}

/** A rule that only one check has did not flip; a general check's finding that only one has did. */
function pairOf(before: ListedFinding | null, after: ListedFinding | null): FindingPair {
  const isGeneral = (before ?? after)?.section === 'general'
  const [was, is] = [before, after].map((finding) => finding?.verdict ?? (isGeneral ? 'met' : null))
  return { before, after, isFlip: was !== null && is !== null && was !== is, isCarried: false }
}

function quotedIn({ index, reading }: VersionText, listed: ListedFinding | null): ReadonlySet<number> {
  const { evidence = [], limits = [] } = listed?.finding ?? {}
  const quoted = new Set<number>()
  for (const { quote, page } of [...evidence, ...limits]) {
    const range = rangeOf(reading, locateQuote(index, quote, page ?? undefined)?.places ?? [])
    const last = range ? sentenceAt(reading, range.end - 1) : -1
    for (let at = range ? sentenceAt(reading, range.start) : 0; at <= last; at += 1) quoted.add(at)
  }
  return quoted
}

function changeOf(edit: Edit, earlier: VersionText, later: VersionText): Omit<Change, 'findings'> {
  const { kind, behind } = edit
  const before = sideOf(earlier, edit.before, behind.before)
  const after = sideOf(later, edit.after, behind.after)
  if (kind === 'moved') return { kind, before, after, diff: [{ kind: 'same', text: after.text }] }
  // Where both differ, a diff has the document's words first: here the earlier version's.
  const other = { same: 'same', document: 'quote', quote: 'document' } as const
  const diff = differenceOf(after.text, before.text).map((part) => ({ ...part, kind: other[part.kind] }))
  return { kind, before, after, diff }
}

function sideOf({ index, reading, sentences }: VersionText, own: readonly number[], behind: number): Side {
  const first = sentences[own[0] ?? Math.max(0, behind)]
  const last = sentences[own.at(-1) ?? Math.max(0, behind)]
  const text = own.map((at) => sentences[at]?.text ?? '').join(' ')
  const places = placesIn(reading, first?.start ?? 0, last?.end ?? 0)
  return { text, clause: first?.clause ?? '', places: quadsOf(index.pages, places) }
}
