/** Compares what a client was told during the chaos test with what is there afterwards. */

/** Values that something may have: the last acknowledged one, and those sent since without an answer. */
export type Possible = readonly string[]

export interface Known {
  readonly folders: ReadonlyMap<number, string>
  /** Texts by rule set. */
  readonly ruleSets: ReadonlyMap<number, Possible>
  /** A word of the document of each acknowledged check, until its deletion was acknowledged. */
  readonly checks: ReadonlyMap<number, string>
  /** Checks whose deletion was asked for without an answer. */
  readonly unsure: ReadonlySet<number>
  readonly deleted: ReadonlySet<number>
  /** Decisions by "check:finding". */
  readonly decisions: ReadonlyMap<string, Possible>
  /** Whether an acknowledged key must work; undefined: its revocation got no answer. */
  readonly keys: ReadonlyMap<number, boolean | undefined>
  /** Numbers of payments and of acknowledged keys, each of which sends a letter. */
  readonly payments: number
}

export interface SeenCheck {
  readonly state: string
  /** Findings with a place, which the PDF must highlight. */
  readonly placed: number
  /** Null: there is none, or it does not open. */
  readonly pdf: { readonly words: string; readonly highlighted: number } | null
}

export interface Seen {
  readonly folders: ReadonlyMap<number, string>
  readonly ruleSets: ReadonlyMap<number, string>
  readonly checks: ReadonlyMap<number, SeenCheck>
  readonly decisions: ReadonlyMap<string, string>
  /** Whether each key works. */
  readonly keys: ReadonlyMap<number, boolean>
  readonly topUps: number
  readonly letters: { readonly topUps: number; readonly keys: number }
}

export function lossesOf(known: Known, seen: Seen): string[] {
  return [...contentLosses(known, seen), ...checkLosses(known, seen), ...accountLosses(known, seen)]
}

function contentLosses(known: Known, seen: Seen): string[] {
  const folders = [...known.folders].filter(([id, name]) => seen.folders.get(id) !== name)
  const ruleSets = [...known.ruleSets].filter(([id, texts]) => !texts.includes(seen.ruleSets.get(id) ?? ''))
  return [...folders.map(([id]) => `folder ${id}`), ...ruleSets.map(([id]) => `rule set ${id}`)]
}

function checkLosses(known: Known, seen: Seen): string[] {
  const gone = [...known.checks.keys()].filter((id) => !seen.checks.has(id) && !known.unsure.has(id))
  const back = [...known.deleted].filter((id) => seen.checks.has(id))
  const wrong = [...seen.checks].flatMap(([id, check]) => {
    const what = faultOf(check, known.checks.get(id) ?? '')
    return what ? [`${what} of check ${id}`] : []
  })
  const decisions = [...known.decisions].filter(
    ([key, possible]) =>
      seen.checks.has(Number(key.split(':')[0])) && !possible.includes(seen.decisions.get(key) ?? ''),
  )
  return [
    ...gone.map((id) => `check ${id}`),
    ...back.map((id) => `deletion of check ${id}`),
    ...wrong,
    ...decisions.map(([key]) => `decision ${key}`),
  ]
}

function faultOf({ state, placed, pdf }: SeenCheck, word: string): string | null {
  if (state === 'ERROR') return null
  if (state !== 'FINISHED') return 'end'
  if (!pdf) return 'PDF'
  if (!pdf.words.includes(word)) return 'document in the PDF'
  return placed > 0 && pdf.highlighted === 0 ? 'highlights' : null
}

function accountLosses({ keys, payments }: Known, seen: Seen): string[] {
  const wrong = [...keys].filter(([id, works]) => works !== undefined && seen.keys.get(id) !== works)
  return [
    ...wrong.map(([id, works]) => `${works ? 'key' : 'revocation of key'} ${id}`),
    ...(seen.topUps === payments ? [] : [`payments: ${payments} made, ${seen.topUps} booked`]),
    ...(seen.letters.topUps < payments ? [`letters of payments: ${seen.letters.topUps} of ${payments}`] : []),
    ...(seen.letters.keys < keys.size ? [`letters of keys: ${seen.letters.keys} of ${keys.size}`] : []),
  ]
}
