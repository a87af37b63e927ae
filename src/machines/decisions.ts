/** Deciding about findings one by one: what is asked, on its way to the server, or could not be saved. */
import { assign, emit, setup } from 'xstate'
import type { ReviewChange } from '../domain/results/decisions.ts'

/** A decision on its way to the server. Counted at once: the next key may be pressed before the list has it. */
export interface Unsaved {
  readonly entry: number
  readonly change: ReviewChange
}

interface Lost extends Unsaved {
  /** Whether NEXT led back to it. */
  readonly seen: boolean
}

interface Place {
  readonly entry: number
  readonly findingId: number
}

export interface DecisionsContext {
  readonly asking: Unsaved | null
  /** Typed so far; apart, so that a screen that watches `asking` is not rendered at each key. */
  readonly reason: string
  readonly unsaved: readonly Unsaved[]
  readonly lost: readonly Lost[]
  readonly said: string
  /** The finding decided about last; taking a decision back changes nothing of it. */
  readonly lastId: number | null
}

export type DecisionsEvent =
  /** With the reason given before, to be corrected or sent again. */
  | { readonly type: 'ASK'; readonly decision: Unsaved }
  | { readonly type: 'TYPE'; readonly reason: string }
  | { readonly type: 'CANCEL' }
  /** Or takes a decision back. `next`: where to go on, if not at the finding itself. */
  | { readonly type: 'DECIDE'; readonly made: Unsaved; readonly said: string; readonly next: Place | null }
  /** `latest`: what was decided about the finding meanwhile. */
  | { readonly type: 'LOST'; readonly made: Unsaved; readonly latest: ReviewChange }
  /** Saved or not. */
  | { readonly type: 'ENDED'; readonly made: Unsaved }
  /** To a finding whose decision was lost, else to `undecided`. */
  | { readonly type: 'NEXT'; readonly undecided: Place | null }
  /** Asks for the first again; NEXT leads to the others. */
  | { readonly type: 'RETURN'; readonly decisions: readonly [Unsaved, ...Unsaved[]] }

export type DecisionsNews =
  | { readonly type: 'save'; readonly made: Unsaved }
  | { readonly type: 'go'; readonly to: Place }
  /** The pressed control no longer exists: the focus goes to the finding. */
  | { readonly type: 'stay'; readonly at: Place }

export const decisionsMachine = setup({
  types: {
    context: {} as DecisionsContext,
    events: {} as DecisionsEvent,
    emitted: {} as DecisionsNews,
  },
}).createMachine({
  id: 'decisions',
  context: { asking: null, reason: '', unsaved: [], lost: [], said: '', lastId: null },
  initial: 'idle',
  on: {
    ASK: { target: '.asking', actions: assign(({ event }) => asked(event.decision)) },
    DECIDE: {
      target: '.idle',
      actions: [
        assign(({ context, event: { made, said } }) => ({
          unsaved: [...context.unsaved, made],
          lost: except(context.lost, made),
          said,
          ...(made.change.decision !== null && { lastId: made.change.findingId }),
        })),
        emit(({ event }) => ({ type: 'save', made: event.made })),
        emit(({ event: { made, next } }) =>
          next ? { type: 'go', to: next } : { type: 'stay', at: placeOf(made) },
        ),
      ],
    },
    LOST: {
      // A decision that could not be taken back needs no reason again.
      guard: ({ event }) => event.latest.decision !== null,
      actions: assign(({ context, event: { made, latest } }) => ({
        lost: [...except(context.lost, made), { ...made, change: latest, seen: false }],
      })),
    },
    ENDED: {
      actions: assign(({ context, event }) => ({
        unsaved: context.unsaved.filter((each) => each !== event.made),
      })),
    },
    NEXT: [
      {
        guard: ({ context }) => context.lost.some(isUnseen),
        actions: [
          emit(({ context }) => ({ type: 'go', to: placeOf(context.lost.find(isUnseen) as Lost) })),
          assign(({ context }) => ({
            lost: context.lost.with(context.lost.findIndex(isUnseen), {
              ...(context.lost.find(isUnseen) as Lost),
              seen: true,
            }),
          })),
        ],
      },
      {
        guard: ({ event }) => event.undecided !== null,
        actions: emit(({ event }) => ({ type: 'go', to: event.undecided as Place })),
      },
    ],
    RETURN: {
      target: '.asking',
      actions: [
        assign(({ event: { decisions } }) => ({
          ...asked(decisions[0]),
          lost: decisions.slice(1).map((each) => ({ ...each, seen: false })),
        })),
        emit(({ event }) => ({ type: 'go', to: placeOf(event.decisions[0]) })),
      ],
    },
  },
  states: {
    idle: { entry: assign({ asking: null, reason: '' }) },
    asking: {
      on: {
        TYPE: { actions: assign({ reason: ({ event }) => event.reason }) },
        CANCEL: {
          target: 'idle',
          actions: emit(({ context }) => ({ type: 'stay', at: placeOf(context.asking as Unsaved) })),
        },
      },
    },
  },
})

function asked(decision: Unsaved): Pick<DecisionsContext, 'asking' | 'reason'> {
  return { asking: decision, reason: decision.change.reason }
}

function except(lost: readonly Lost[], about: Unsaved): Lost[] {
  return lost.filter((each) => !isAbout(each, placeOf(about)))
}

function isUnseen({ seen }: Lost): boolean {
  return !seen
}

function placeOf({ entry, change }: Unsaved): Place {
  return { entry, findingId: change.findingId }
}

export function isAbout({ entry, change }: Unsaved, place: Place): boolean {
  return entry === place.entry && change.findingId === place.findingId
}

/** The decision whose reason is being asked, with the reason so far. */
export function askedNow({ asking, reason }: DecisionsContext): Unsaved[] {
  return asking ? [{ ...asking, change: { ...asking.change, reason } }] : []
}

export function unsavedNow(context: DecisionsContext): Unsaved[] {
  return [...context.lost.filter(isUnseen), ...context.unsaved, ...askedNow(context)]
}
