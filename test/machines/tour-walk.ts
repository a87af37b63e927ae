/** Every state of the tour, on every page, that events and reloads lead to. */
import { type SnapshotFrom, transition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import {
  type Finisher,
  type TourContext,
  type TourEvent,
  type TourInput,
  tourMachine,
} from '../../src/machines/tour.ts'
import { actionOf, pageOf, TOUR_STEPS, type TourProgress } from '../../src/machines/tour-steps.ts'

export type TourState = SnapshotFrom<typeof tourMachine>

/** For any step these include a right action, a wrong one and one that belongs to no step. */
export const ACTIONS = [
  'create-folder',
  'create-rule-set',
  'choose-file',
  'assign-folder',
  'assign-rule-set',
  'submit',
] as const

/** Actions that complete a step. */
export const COMPLETING = TOUR_STEPS.map(actionOf).filter((action) => action !== null)

const FINISHERS: readonly Finisher[] = ['visitor', 'user', 'unsaved']
interface OutsideEvent {
  readonly type: string
  readonly output?: unknown
  readonly error?: unknown
}
/** Events from the machine's timer and from the final call. */
const OUTSIDE: readonly OutsideEvent[] = [
  { type: 'xstate.after.departure.tour.on.departing' },
  { type: 'xstate.after.departure.tour.on.strayed' },
  ...FINISHERS.map((output) => ({ type: 'xstate.done.actor.finish', output })),
  { type: 'xstate.error.actor.finish', error: new Error('no answer') },
]

export const EVENTS: readonly TourEvent[] = [
  { type: 'NEXT' },
  { type: 'BACK' },
  { type: 'SKIP' },
  { type: 'KNOWN' },
  { type: 'EXIT' },
  { type: 'STAY' },
  { type: 'LEAVE' },
  { type: 'ATTEMPT', action: 'create-folder' },
  { type: 'ATTEMPT', action: 'delete-folder' },
  { type: 'BEGIN' },
  { type: 'FAILED' },
  { type: 'NAVIGATE' },
  { type: 'RESUME' },
  { type: 'PAUSE' },
  ...COMPLETING.map((action) => ({ type: 'DONE' as const, action })),
  ...OUTSIDE.map((event) => event as TourEvent),
]

export interface Walk {
  readonly title: string
  readonly state: TourState
  readonly events: readonly TourEvent[]
  readonly input: TourInput
}

function name({ value, context }: Pick<TourState, 'value' | 'context'>): string {
  return JSON.stringify([value, context.step, context.completed.length, context.page])
}

function walksFrom(input: TourInput, before: string): Walk[] {
  return getShortestPaths(tourMachine, { input, events: EVENTS, serializeState: name }).map(
    ({ state, steps }) => ({
      state,
      input,
      events: steps.map(({ event }) => event),
      title: `${before} ${steps.map(({ event }) => event.type).join(' ')}`.trim(),
    }),
  )
}

function kept({ step, completed }: TourContext): TourProgress {
  return { step, completed }
}

/** All walks from the first visit; each page that is left continues on the next with the stored progress. */
export function allWalks(): readonly Walk[] {
  const found = new Map<string, Walk>()
  const arrivals: Walk[][] = [walksFrom({ page: 'check', progress: null }, 'first visit:')]
  const seen = new Set<string>()
  for (let walks = arrivals.pop(); walks; walks = arrivals.pop()) {
    for (const walk of walks) {
      if (!found.has(name(walk.state))) found.set(name(walk.state), walk)
      const { context } = walk.state
      const arrival = JSON.stringify([kept(context), pageOf(context)])
      if (!walk.state.matches({ on: 'away' }) || seen.has(arrival)) continue
      seen.add(arrival)
      arrivals.push(
        walksFrom({ page: pageOf(context), progress: kept(context) }, `${walk.title} | next page:`),
      )
    }
  }
  return [...found.values()]
}

/** After a reload: the stored progress, and the flag still set. */
export function reloaded({ context }: TourState): TourState {
  const input = { page: context.page, progress: kept(context) }
  const fresh = tourMachine.resolveState({ value: 'off', context: { ...input.progress, page: input.page } })
  return transition(tourMachine, fresh, { type: 'RESUME' })[0]
}
