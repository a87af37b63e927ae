/** The guided tour. Every demo page restarts it from progress stored in the browser. Effects are emitted. */
import { assign, emit, fromPromise, setup } from 'xstate'
import {
  type ActionStep,
  actionOf,
  canGoBack,
  hasAction,
  neighbour,
  pageOf,
  REFUSALS,
  refusalOf,
  type TourAction,
  type TourPage,
  type TourProgress,
} from './tour-steps.ts'

/** Milliseconds between reaching a step of another page and navigating there. */
export const TOUR_DEPARTURE = 500

export interface TourInput {
  readonly page: TourPage
  readonly progress: TourProgress | null
}

export type TourContext = TourProgress & { readonly page: TourPage }

export type TourEvent =
  | { readonly type: 'NEXT' }
  | { readonly type: 'BACK' }
  | { readonly type: 'SKIP' }
  /** A user who needs no tour finishes it at its beginning. */
  | { readonly type: 'KNOWN' }
  | { readonly type: 'EXIT' } // asks for confirmation first
  | { readonly type: 'STAY' }
  | { readonly type: 'LEAVE' }
  | { readonly type: 'ATTEMPT'; readonly action: string }
  /** The step's action has started and is still running. */
  | { readonly type: 'BEGIN' }
  | { readonly type: 'DONE'; readonly action: TourAction }
  | { readonly type: 'FAILED' }
  /** The visitor follows a link to another demo page. */
  | { readonly type: 'NAVIGATE' }
  | { readonly type: 'RESUME' } // the flag in the browser was set
  | { readonly type: 'PAUSE' } // the flag was removed

export type TourNews =
  | { readonly type: 'refused'; readonly text: string }
  /** The visitor asks the tour to perform the step's action. */
  | { readonly type: 'perform'; readonly step: ActionStep }
  /** `strayed`: the visitor opened a page that the step doesn't belong to. */
  | { readonly type: 'go'; readonly page: TourPage; readonly strayed: boolean }
  | { readonly type: 'left' }
  | { readonly type: 'finished'; readonly as: Finisher }

/** Who finished; `unsaved`: a user whose completion could not be saved on the server. */
export type Finisher = 'visitor' | 'user' | 'unsaved'

const start: TourProgress = { step: 'welcome', completed: [] }

export const tourMachine = setup({
  types: {
    context: {} as TourContext,
    events: {} as TourEvent,
    emitted: {} as TourNews,
    input: {} as TourInput,
    /** `shown`: the step's dialog is open; `asking`: the exit confirmation is; `busy`: the action is running. */
    tags: {} as 'active' | 'shown' | 'asking' | 'busy' | 'departing',
  },
  actors: {
    finish: fromPromise<Finisher>(() => Promise.reject(new Error('the tour needs to be told how to finish'))),
  },
  delays: { departure: TOUR_DEPARTURE },
  guards: {
    elsewhere: ({ context }) => pageOf(context) !== context.page,
    first: ({ context }) => context.step === 'welcome',
    last: ({ context }) => context.step === 'final-step',
    needsAction: ({ context }) => hasAction(context.step) && !context.completed.includes(context.step),
    backward: ({ context }) => canGoBack(context.step),
    completes: ({ context }, action: TourAction) =>
      actionOf(context.step) === action && refusalOf(context, action) === null,
    refused: ({ context }, action: string) => refusalOf(context, action) !== null,
  },
  actions: {
    complete: assign(({ context: { step, completed } }) => ({
      completed: completed.includes(step) ? completed : [...completed, step],
      step: neighbour(step, 1),
    })),
    goBack: assign(({ context }) => ({ step: neighbour(context.step, -1) })),
    perform: emit(({ context }) => ({ type: 'perform' as const, step: context.step as ActionStep })),
    refuse: emit(({ context }, action: string) => ({
      type: 'refused' as const,
      text: refusalOf(context, action) ?? REFUSALS.unavailable,
    })),
    refuseElsewhere: emit({ type: 'refused', text: REFUSALS.elsewhere }),
    go: emit(({ context }, strayed: boolean) => ({ type: 'go' as const, page: pageOf(context), strayed })),
    leave: emit({ type: 'left' }),
  },
}).createMachine({
  id: 'tour',
  context: ({ input }) => ({ ...(input.progress ?? start), page: input.page }),
  initial: 'off',
  states: {
    off: { on: { RESUME: 'on' } },
    on: {
      tags: 'active',
      initial: 'arriving',
      on: {
        PAUSE: 'off',
        ATTEMPT: {
          guard: { type: 'refused', params: ({ event }) => event.action },
          actions: { type: 'refuse', params: ({ event }) => event.action },
        },
        NAVIGATE: { actions: 'refuseElsewhere' },
        DONE: {
          guard: { type: 'completes', params: ({ event }) => event.action },
          target: '.placing',
          actions: 'complete',
        },
      },
      states: {
        arriving: { always: [{ guard: 'elsewhere', target: 'strayed' }, { target: 'showing' }] },
        placing: { always: [{ guard: 'elsewhere', target: 'departing' }, { target: 'showing' }] },
        showing: {
          tags: 'shown',
          on: {
            NEXT: [
              { guard: 'last', target: 'finishing' },
              { guard: 'needsAction', target: 'doing', actions: 'perform' },
              { target: 'placing', actions: 'complete' },
            ],
            BACK: { guard: 'backward', target: 'placing', actions: 'goBack' },
            BEGIN: { guard: 'needsAction', target: 'doing' },
            KNOWN: { guard: 'first', target: 'finishing' },
            EXIT: 'asking',
            SKIP: '#tour.left',
          },
        },
        doing: {
          tags: ['shown', 'busy'],
          on: { FAILED: 'showing', EXIT: 'asking', SKIP: '#tour.left' },
        },
        asking: { tags: 'asking', on: { STAY: 'showing', LEAVE: '#tour.left' } },
        strayed: {
          tags: 'departing',
          after: { departure: { target: 'away', actions: { type: 'go', params: true } } },
        },
        departing: {
          tags: 'departing',
          after: { departure: { target: 'away', actions: { type: 'go', params: false } } },
        },
        /** Another page is opening; no further events are handled. */
        away: { tags: 'departing' },
        finishing: {
          tags: ['shown', 'busy'],
          invoke: {
            id: 'finish',
            src: 'finish',
            onDone: {
              target: '#tour.finished',
              actions: emit(({ event }) => ({ type: 'finished' as const, as: event.output })),
            },
            onError: {
              target: '#tour.finished',
              actions: emit({ type: 'finished', as: 'unsaved' as const }),
            },
          },
        },
      },
    },
    left: { type: 'final', entry: 'leave' },
    finished: { type: 'final' },
  },
})
