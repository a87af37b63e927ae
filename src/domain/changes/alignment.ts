/** Which sentences of two versions changed, moved, were added or deleted: aligned by sentences, what is left by words. */
import { diffArrays } from 'diff'
import type { VersionSentence, Word } from './version-text.ts'

export type ChangeKind = 'changed' | 'added' | 'deleted' | 'moved'

export interface Edit {
  readonly kind: ChangeKind
  /** Adjacent sentences, by their index in each version. */
  readonly before: readonly number[]
  readonly after: readonly number[]
  /** Where it stands in each version: its first sentence, else the one before it, -1 at the beginning. */
  readonly at: { readonly before: number; readonly after: number }
}

type Sentences = readonly VersionSentence[]

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
export function alignSentences(before: Sentences, after: Sentences): Edit[] | null {
  const effort = { left: MOST_WORK }
  const keys = (all: Sentences): string[] => all.map(({ key }) => key)
  const same = aligned(keys(before), keys(after), effort)
  const inPlace = gapsBetween(same, before.length, after.length).map((gap) =>
    compared(gap, before, after, effort),
  )
  const places = [...same, ...inPlace.flatMap(({ groups }) => groups.map(lastOf))]
  let rest: Gap = {
    before: inPlace.flatMap((all) => all.rest.before),
    after: inPlace.flatMap((all) => all.rest.after),
  }
  const elsewhere: Group[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { groups, rest: next } = compared(rest, before, after, effort)
    elsewhere.push(...groups)
    rest = next
  }
  const groups = inPlace.flatMap((all) => all.groups)
  const common = lengthOf(after, [
    ...same.values(),
    ...[...groups, ...elsewhere].flatMap((group) => group.after),
  ])
  if (common < RELATED * Math.min(lengthOf(before, before.keys()), lengthOf(after, after.keys()))) return null
  const edits = ordered(
    [
      ...groups.filter(({ isSame }) => !isSame).map((group) => ({ ...group, kind: 'changed' as const })),
      ...elsewhere.map((group) => ({
        ...group,
        kind: group.isSame ? ('moved' as const) : ('changed' as const),
      })),
      ...rest.before.map((at) => ({ kind: 'deleted' as const, before: [at], after: [] })),
      ...rest.after.map((at) => ({ kind: 'added' as const, before: [], after: [at] })),
    ],
    places,
  )
  return inBlocks(edits, before, after)
}

/** Indexes of equal items, of the earlier version to those of the later one; none if there is too much to do. */
function aligned(before: string[], after: string[], effort: { left: number }): Map<number, number> {
  const most = Math.min(MOST_EDITS, Math.floor(Math.sqrt(effort.left)))
  if (before.length === 0 || after.length === 0) return new Map()
  const runs = diffArrays(before, after, { maxEditLength: most })
  const edits = runs?.reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0)
  effort.left -= (edits ?? most) ** 2
  const pairs = new Map<number, number>()
  let [i, j] = [0, 0]
  for (const { added, removed, count } of runs ?? []) {
    for (let done = 0; done < count; done += 1) if (!added && !removed) pairs.set(i + done, j + done)
    if (!added) i += count
    if (!removed) j += count
  }
  return pairs
}

/** Sentences between two that are the same. */
interface Gap {
  readonly before: readonly number[]
  readonly after: readonly number[]
}

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

const lastOf = ({ before, after }: Group): [number, number] => [before.at(-1) ?? -1, after.at(-1) ?? -1]

interface PlacedWord extends Word {
  readonly sentence: number
}

/** Aligns the words of a gap, and groups the sentences that have most of them in common. */
function compared(gap: Gap, before: Sentences, after: Sentences, effort: { left: number }) {
  const [own, others] = [wordsIn(gap.before, before), wordsIn(gap.after, after)]
  const keys = (words: readonly PlacedWord[]): string[] => words.map(({ key }) => key)
  const pairs: (readonly [PlacedWord, PlacedWord])[] = []
  for (const [i, j] of aligned(keys(own), keys(others), effort)) {
    const [word, other] = [own[i], others[j]]
    if (word && other) pairs.push([word, other])
  }
  const alike = joined(pairs, before, after)
  const isIn = {
    before: new Set(alike.flatMap((all) => all.before)),
    after: new Set(alike.flatMap((all) => all.after)),
  }
  const kept = new Set(
    pairs.filter(([word, other]) => isIn.before.has(word.sentence) && isIn.after.has(other.sentence)).flat(),
  )
  const changed = (words: readonly PlacedWord[]): Set<number> =>
    new Set(words.flatMap((word) => (word.isNumbering || kept.has(word) ? [] : [word.sentence])))
  const isChanged = { before: changed(own), after: changed(others) }
  const groups = alike.map((group): Group => {
    const isOther =
      group.before.some((at) => isChanged.before.has(at)) || group.after.some((at) => isChanged.after.has(at))
    return { ...group, isSame: !isOther }
  })
  const rest: Gap = {
    before: gap.before.filter((at) => !isIn.before.has(at) && before[at]?.key !== ''),
    after: gap.after.filter((at) => !isIn.after.has(at) && after[at]?.key !== ''),
  }
  return { groups, rest }
}

function wordsIn(own: readonly number[], all: Sentences): PlacedWord[] {
  return own.flatMap((sentence) => all[sentence]?.words.map((word) => ({ ...word, sentence })) ?? [])
}

function joined(
  pairs: readonly (readonly [PlacedWord, PlacedWord])[],
  before: Sentences,
  after: Sentences,
): Gap[] {
  const common = Map.groupBy(pairs, ([word, other]) => `${word.sentence} ${other.sentence}`)
  const groups: { before: number[]; after: number[]; common: number }[] = []
  for (const own of common.values()) {
    const [i, j] = [own[0]?.[0].sentence ?? -1, own[0]?.[1].sentence ?? -1]
    const length = own.reduce((sum, [{ key, isNumbering }]) => sum + (isNumbering ? 0 : key.length), 0)
    if (length === 0 || length < ALIKE * Math.min(lengthOf(before, [i]), lengthOf(after, [j]))) continue
    const last = groups.at(-1)
    const [hasI, hasJ] = [last?.before.at(-1) === i, last?.after.at(-1) === j]
    if (last && (hasI || hasJ)) {
      if (!hasI) last.before.push(i)
      if (!hasJ) last.after.push(j)
      last.common += length
    } else groups.push({ before: [i], after: [j], common: length })
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

type Unplaced = Omit<Edit, 'at'>

function ordered(edits: readonly Unplaced[], places: readonly (readonly [number, number])[]): Edit[] {
  const [inAfter, inBefore] = [behind(places), behind(places.map(([i, j]) => [j, i]))]
  return edits
    .map((edit): Edit => {
      const [i, j] = [edit.before[0], edit.after[0]]
      return { ...edit, at: { before: i ?? inBefore(j ?? 0), after: j ?? inAfter(i ?? 0) } }
    })
    .sort((a, b) => a.at.after - b.at.after || a.at.before - b.at.before)
}

/** For a sentence, where in the other version the last one before it stands that is in both. */
function behind(places: readonly (readonly [number, number])[]): (at: number) => number {
  const others = new Map(places)
  const last: number[] = []
  return (at) => {
    while (last.length <= at) last.push(others.get(last.length) ?? last.at(-1) ?? -1)
    return last[at] ?? -1
  }
}

/** Joins edits of one kind whose sentences follow each other in one clause. */
function inBlocks(edits: readonly Edit[], before: Sentences, after: Sentences): Edit[] {
  const follows = (all: Sentences, last: number | undefined, next: number | undefined): boolean =>
    last === undefined || next === undefined
      ? last === next
      : next === last + 1 && all[last]?.clause === all[next]?.clause
  const blocks: Edit[] = []
  for (const edit of edits) {
    const last = blocks.at(-1)
    const isNext =
      last?.kind === edit.kind &&
      edit.kind !== 'changed' &&
      follows(before, last.before.at(-1), edit.before[0]) &&
      follows(after, last.after.at(-1), edit.after[0])
    if (isNext)
      blocks[blocks.length - 1] = {
        ...last,
        before: [...last.before, ...edit.before],
        after: [...last.after, ...edit.after],
      }
    else blocks.push(edit)
  }
  return blocks
}
