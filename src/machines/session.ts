/** The browser’s view of the session. `unknown` also covers a failed call: without a user, there may be a session. */
import { assign, fromPromise, setup } from 'xstate'
import type { User } from '../domain/account/account.ts'

export type SessionEvent = { readonly type: 'LOAD' } | { readonly type: 'LOGOUT' }

interface SessionInput {
  readonly user: User | null
}

interface SessionContext extends SessionInput {
  /** Loading was asked for while it was under way: the answer may be older than what it was asked for. */
  readonly isStale: boolean
}

function effect(): void {}

function unprovided(): Promise<never> {
  return Promise.reject(new Error('the session machine needs its calls'))
}

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    tags: {} as 'waiting' | 'leaving',
  },
  actors: {
    /** The signed-in user; null when there is none. */
    loadUser: fromPromise<User | null>(unprovided),
    logout: fromPromise<void>(unprovided),
  },
  actions: { ended: effect, left: effect, clearUser: assign({ user: null }) },
  guards: {
    hasUser: ({ context }) => context.user !== null,
    isStale: ({ context }) => context.isStale,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ user: input.user, isStale: false }),
  initial: 'unknown',
  states: {
    unknown: {
      tags: 'waiting',
      on: { LOAD: 'loading', LOGOUT: 'loggingOut' },
    },
    loading: {
      tags: 'waiting',
      entry: assign({ isStale: false }),
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'signedOut', actions: 'ended' },
          {
            guard: 'isStale',
            target: 'loading',
            reenter: true,
            actions: assign({ user: ({ event }) => event.output }),
          },
          { target: 'signedIn', actions: assign({ user: ({ event }) => event.output }) },
        ],
        onError: [
          { guard: 'isStale', target: 'loading', reenter: true },
          { guard: 'hasUser', target: 'signedIn' },
          { target: 'unknown' },
        ],
      },
      on: { LOAD: { actions: assign({ isStale: true }) }, LOGOUT: 'loggingOut' },
    },
    signedIn: {
      on: { LOAD: 'loading', LOGOUT: 'loggingOut' },
    },
    loggingOut: {
      tags: 'leaving',
      invoke: {
        id: 'logout',
        src: 'logout',
        onDone: { target: 'signedOut', actions: 'left' },
        onError: { target: 'signedOut', actions: 'left' },
      },
    },
    signedOut: { entry: 'clearUser', on: { LOAD: 'loading' } },
  },
})
