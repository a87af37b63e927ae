/** Which sentences of two versions changed, moved, were added or deleted: aligned by sentences, what is left by words. */
import { diffArrays } from 'diff'
import type { Both, VersionSentence, VersionText, Word } from './version-text.ts'

export type ChangeKind = 'changed' | 'added' | 'deleted' | 'moved'

/** Adjacent sentences, by their index in each version. */
export interface Edit extends Gap {
  readonly kind: ChangeKind
  /** Sentences behind which it stands, -1 at the beginning. */
  readonly behind: Both<number>
}

type Gap = Both<readonly number[]>
type Sentences = readonly VersionSentence[]
type Found = Omit<Edit, 'behind'>
type Keyed = Pick<Word, 'key'>
type Effort = { left: number }

/** Edits of one alignment, whose time is their square, and the squares of all alignments. */
const MOST_EDITS = 4_000
const MOST_WORK = 24_000_000
/** Share of characters in common for sentences to be versions of each other. */
const ALIKE = 0.5
/** Share of the shorter version that the other has too; below it they are not versions of one document. */
const RELATED = 0.25
/** Of blocks that moved past each other, one is found in each round. */
const ROUNDS = 4

/** In the order of the later version; null for documents that have little in common. */
export function alignSentences(earlier: VersionText, later: VersionText): Edit[] | null {
  const [before, after] = [earlier.sentences, later.sentences]
  const effort = { left: MOST_WORK }
  const same = aligned(before, after, effort)
  const groups: Group[] = []
  const first: { before: number[]; after: number[] } = { before: [], after: [] }
  for (const gap of gapsBetween(same, before.length, after.length)) {
    const { groups: own, rest: left } = compared(gap, earlier, later, effort)
    groups.push(...own)
    first.before.push(...left.before)
    first.after.push(...left.after)
  }
  const places = new Map([...same].map(([i, j]) => [j, i]))
  for (const group of groups) places.set(group.after[0] ?? 0, group.before[0] ?? 0)
  const found: Found[] = groups.flatMap((group) => (group.isSame ? [] : [{ ...group, kind: 'changed' }]))
  let rest: Gap = first
  for (let round = 0; round < ROUNDS; round += 1) {
    const { groups: own, rest: left } = compared(rest, earlier, later, effort)
    for (const group of own) found.push({ ...group, kind: group.isSame ? 'moved' : 'changed' })
    groups.push(...own)
    rest = left
  }
  const common = lengthOf(after, [...same.values(), ...groups.flatMap((group) => group.after)])
  const shorter = Math.min(lengthOf(before, before.keys()), lengthOf(after, after.keys()))
  return common < RELATED * shorter
    ? null
    : inOrder(found, rest, places, { before: before.length, after: after.length })
}

/** Indexes of equal items, of the earlier version to those of the later one; none if there is too much to do. */
function aligned(before: readonly Keyed[], after: readonly Keyed[], effort: Effort): Map<number, number> {
  const pairs = new Map<number, number>()
  if (before.length === 0 || after.length === 0) return pairs
  const most = Math.min(MOST_EDITS, Math.floor(Math.sqrt(effort.left)))
  const keys = (items: readonly Keyed[]): string[] => items.map(({ key }) => key)
  const runs = diffArrays(keys(before), keys(after), { maxEditLength: most })
  let [i, j] = [0, 0]
  for (const { added, removed, count } of runs ?? []) {
    for (let done = 0; done < count; done += 1) if (!added && !removed) pairs.set(i + done, j + done)
    if (!added) i += count
    if (!removed) j += count
  }
  effort.left -= (runs ? i + j - 2 * pairs.size : most) ** 2
  return pairs
}

/** What stands between sentences that are the same. */
function gapsBetween(same: ReadonlyMap<number, number>, before: number, after: number): Gap[] {
  const gaps: Gap[] = []
  let [i, j] = [0, 0]
  const range = (from: number, to: number): number[] =>
    Array.from({ length: to - from }, (_, at) => from + at)
  for (const [nextI, nextJ] of [...same, [before, after] as const]) {
    if (nextI > i || nextJ > j) gaps.push({ before: range(i, nextI), after: range(j, nextJ) })
    ;[i, j] = [nextI + 1, nextJ + 1]
  }
  return gaps
}

/** Sentences that are versions of each other; more than one where they are divided in another way. */
interface Group extends Gap {
  /** Whether all words of both are in the other version, except numbers before them. */
  readonly isSame: boolean
}

interface PlacedWord extends Word {
  readonly sentence: number
}

type Pair = readonly [PlacedWord, PlacedWord]

/** Aligns the words of a gap, and groups the sentences that have most of them in common. */
function compared(gap: Gap, earlier: VersionText, later: VersionText, effort: Effort) {
  const [before, after] = [earlier.sentences, later.sentences]
  const [own, others] = [wordsIn(gap.before, before), wordsIn(gap.after, after)]
  const pairs = [...aligned(own, others, effort)].map(([i, j]) => [own[i], others[j]] as Pair)
  const alike = joined(pairs, before, after)
  const was = new Set(alike.flatMap((group) => group.before))
  const is = new Set(alike.flatMap((group) => group.after))
  const kept = new Set(pairs.filter(([one, other]) => was.has(one.sentence) && is.has(other.sentence)).flat())
  const changed = (words: readonly PlacedWord[]): Set<number> =>
    new Set(words.flatMap((word) => (word.isNumbering || kept.has(word) ? [] : [word.sentence])))
  const [lost, gained] = [changed(own), changed(others)]
  return {
    groups: alike.map((group): Group => {
      const isSame = !group.before.some((at) => lost.has(at)) && !group.after.some((at) => gained.has(at))
      return { ...group, isSame }
    }),
    rest: {
      before: gap.before.filter((at) => !was.has(at) && !later.leftOut.includes(before[at]?.key ?? '')),
      after: gap.after.filter((at) => !is.has(at) && !earlier.leftOut.includes(after[at]?.key ?? '')),
    },
  }
}

function wordsIn(own: readonly number[], all: Sentences): PlacedWord[] {
  return own.flatMap((sentence) => all[sentence]?.words.map((word) => ({ ...word, sentence })) ?? [])
}

function joined(pairs: readonly Pair[], before: Sentences, after: Sentences): Gap[] {
  const groups: { before: number[]; after: number[]; common: number }[] = []
  for (const own of Map.groupBy(pairs, ([one, other]) => `${one.sentence} ${other.sentence}`).values()) {
    const [i = 0, j = 0] = own[0]?.map(({ sentence }) => sentence) ?? []
    const common = own.reduce((sum, [{ key, isNumbering }]) => sum + (isNumbering ? 0 : key.length), 0)
    if (common === 0 || common < ALIKE * Math.min(lengthOf(before, [i]), lengthOf(after, [j]))) continue
    const last = groups.at(-1)
    const [hasI, hasJ] = [last?.before.at(-1) === i, last?.after.at(-1) === j]
    if (last && (hasI || hasJ)) {
      if (!hasI) last.before.push(i)
      if (!hasJ) last.after.push(j)
      last.common += common
    } else groups.push({ before: [i], after: [j], common })
  }
  return groups.filter(
    (group) => group.common >= ALIKE * Math.max(lengthOf(before, group.before), lengthOf(after, group.after)),
  )
}

function lengthOf(all: Sentences, own: Iterable<number>): number {
  let length = 0
  for (const at of own) length += all[at]?.key.length ?? 0
  return length
}

/** `places`: for sentences that stayed in place, where they were. Joins what follows each other in the same way. */
function inOrder(
  found: readonly Found[],
  rest: Gap,
  places: ReadonlyMap<number, number>,
  end: Both<number>,
): Edit[] {
  const edits: (Edit & { before: number[]; after: number[] })[] = []
  const [gone, fresh] = [new Set(rest.before), new Set(rest.after)]
  const byFirst = new Map(found.map((edit) => [edit.after[0], edit]))
  let [i, j] = [0, 0]
  function add({ kind, before, after }: Found): void {
    const last = edits.at(-1)
    if (
      last?.kind === kind &&
      kind !== 'changed' &&
      follow(last.before, before) &&
      follow(last.after, after)
    ) {
      last.before.push(...before)
      last.after.push(...after)
    } else
      edits.push({ kind, before: [...before], after: [...after], behind: { before: i - 1, after: j - 1 } })
  }
  for (; j <= end.after; j += 1) {
    const place = j === end.after ? end.before : (places.get(j) ?? 0)
    for (; i < place; i += 1) if (gone.has(i)) add({ kind: 'deleted', before: [i], after: [] })
    const edit = byFirst.get(j) ?? (fresh.has(j) ? { kind: 'added' as const, before: [], after: [j] } : null)
    if (edit) add(edit)
  }
  return edits
}

const follow = (own: readonly number[], [next]: readonly number[]): boolean =>
  own.length === 0 ? next === undefined : next === (own.at(-1) ?? 0) + 1
