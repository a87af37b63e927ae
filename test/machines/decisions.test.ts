import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { Decision } from '../../src/domain/results/decisions.ts'
import {
  type DecisionsContext,
  type DecisionsEvent,
  type DecisionsNews,
  decisionsMachine,
  type Unsaved,
  unsavedNow,
} from '../../src/machines/decisions.ts'

function decided(findingId: number, decision: Decision | null, reason = ''): Unsaved {
  return { entry: 7, change: { section: 'specific', findingId, decision, reason } }
}

const FIRST = decided(1, 'confirmed')
const CHANGED = decided(1, 'accepted', 'known')
const SECOND = decided(2, 'dismissed')
const UNDONE = decided(1, null)
const UNDECIDED = { entry: 7, findingId: 3 }

const EVENTS: readonly DecisionsEvent[] = [
  { type: 'ASK', decision: CHANGED },
  { type: 'TYPE', reason: 'because' },
  { type: 'CANCEL' },
  ...[FIRST, CHANGED, SECOND, UNDONE].flatMap((made): DecisionsEvent[] => [
    { type: 'DECIDE', made, said: 'decided', next: null },
    { type: 'LOST', made, latest: made.change },
    { type: 'ENDED', made },
  ]),
  { type: 'NEXT', undecided: UNDECIDED },
  { type: 'RETURN', decisions: [FIRST, SECOND] },
]

/** Each decision ends once, and is lost before it ends. */
function canHappen(context: DecisionsContext, event: DecisionsEvent): boolean {
  if (event.type === 'LOST' || event.type === 'ENDED') return context.unsaved.includes(event.made)
  if (event.type === 'DECIDE') return !context.unsaved.includes(event.made)
  return true
}

const PATHS = getShortestPaths(decisionsMachine, {
  events: ({ context }) => EVENTS.filter((event) => canHappen(context, event)),
  serializeState: ({ value, context }) => JSON.stringify([value, context]),
  stopWhen: ({ context }) => context.unsaved.length > 2,
}).map(({ state, steps }) => ({
  state,
  events: steps.map(({ event }) => event).filter((event) => EVENTS.includes(event)),
}))

function along(events: readonly DecisionsEvent[]) {
  const actor = createActor(decisionsMachine)
  const news: DecisionsNews[] = []
  actor.on('*', (each) => news.push(each))
  actor.start()
  for (const event of events) actor.send(event)
  return { actor, news }
}

test('along every path a reason is asked exactly in the state of asking', () => {
  expect(PATHS.length).toBeGreaterThan(100)
  for (const { state } of PATHS) expect(state.matches('asking')).toBe(state.context.asking !== null)
})

test('along every path a decision is sent once for each time it is made', () => {
  for (const { events } of PATHS) {
    const made = events.flatMap((event) => (event.type === 'DECIDE' ? [event.made] : []))
    expect(along(events).news.flatMap((each) => (each.type === 'save' ? [each.made] : []))).toEqual(made)
  }
})

test('along every path no finding is lost twice', () => {
  for (const { state } of PATHS) {
    const lost = state.context.lost.map(({ change }) => change.findingId)
    expect(new Set(lost).size).toBe(lost.length)
  }
})

test('along every path NEXT leads to each lost decision once, then to what is undecided', () => {
  for (const { state, events } of PATHS) {
    const unseen = state.context.lost.filter(({ seen }) => !seen)
    const { actor, news } = along(events)
    news.length = 0
    for (const _ of [...unseen, null]) actor.send({ type: 'NEXT', undecided: UNDECIDED })
    const places = [...unseen.map(({ entry, change }) => ({ entry, findingId: change.findingId })), UNDECIDED]
    expect(news).toEqual(places.map((to) => ({ type: 'go', to })))
  }
})

test('along every path what leaves with the page is on its way, lost and not looked at, or being asked', () => {
  for (const { state } of PATHS) {
    const { asking, reason, lost, unsaved } = state.context
    const leaving = unsavedNow(state.context)
    for (const each of unsaved) expect(leaving).toContain(each)
    for (const each of lost) expect(leaving.includes(each)).toBe(!each.seen)
    if (asking) expect(leaving.at(-1)).toEqual({ ...asking, change: { ...asking.change, reason } })
  }
})

test('a decision moves on to the next undecided finding, else keeps the focus on its own', () => {
  const at = { entry: 7, findingId: 1 }
  const decide = { type: 'DECIDE', made: FIRST, said: '', next: UNDECIDED } as const
  expect(along([decide]).news.at(-1)).toEqual({ type: 'go', to: UNDECIDED })
  expect(along([{ ...decide, next: null }]).news.at(-1)).toEqual({ type: 'stay', at })
  const cancelled = along([{ type: 'ASK', decision: CHANGED }, { type: 'CANCEL' }])
  expect(cancelled.news).toEqual([{ type: 'stay', at }])
  expect(cancelled.actor.getSnapshot().context).toMatchObject({ asking: null, reason: '' })
})

test('a decision that could not be taken back is not asked again', () => {
  const undo = { type: 'DECIDE', made: UNDONE, said: '', next: null } as const
  const { actor } = along([undo, { type: 'LOST', made: UNDONE, latest: UNDONE.change }])
  expect(actor.getSnapshot().context.lost).toEqual([])
})
