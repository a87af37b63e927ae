import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { User } from '../../src/domain/account/account.ts'
import { type SessionEvent, sessionMachine } from '../../src/machines/session.ts'

const ADA: User = {
  id: 1,
  username: 'ada@example.com',
  email: 'ada@example.com',
  role: 'USER',
  enabled: true,
  consentTermAndConditions: true,
  consentProcessingPersonalData: true,
  balance: 10,
  demoFinished: true,
  createdAt: '2026-01-01T00:00:00.000Z',
}

/** The event by which the machine learns how a call ended. */
interface CallEvent {
  readonly type: string
  readonly output?: unknown
  readonly error?: unknown
}

const CALLS: readonly CallEvent[] = [
  { type: 'xstate.done.actor.loadUser', output: ADA },
  { type: 'xstate.done.actor.loadUser', output: null },
  { type: 'xstate.error.actor.loadUser', error: new Error('no answer') },
  { type: 'xstate.done.actor.logout', output: undefined },
  { type: 'xstate.error.actor.logout', error: new Error('no answer') },
]
const EVENTS: readonly SessionEvent[] = [
  { type: 'LOAD' },
  { type: 'LOGOUT' },
  ...CALLS.map((event) => event as SessionEvent),
]

function pathsFrom(user: User | null) {
  return getShortestPaths(sessionMachine, {
    input: { user },
    events: EVENTS,
    serializeState: ({ value, context }: SnapshotFrom<typeof sessionMachine>) =>
      JSON.stringify([value, context.user !== null]),
  }).map((path) => ({
    state: path.state,
    title: [
      user ? 'rendered for a user' : 'rendered for nobody',
      ...path.steps.map(({ event }) => event.type),
    ].join(),
  }))
}
const PATHS = [...pathsFrom(null), ...pathsFrom(ADA)]

describe.each(PATHS)('$title', ({ state }) => {
  test('[AUTH-40] once the session is known, there is a user exactly if signed in', () => {
    if (state.matches('signedIn')) expect(state.context.user).toEqual(ADA)
    if (state.matches('signedOut')) expect(state.context.user).toBeNull()
  })
})

test('every state is reached', () => {
  expect(new Set(PATHS.map(({ state }) => state.value))).toEqual(
    new Set(['unknown', 'loading', 'signedIn', 'loggingOut', 'signedOut']),
  )
})

interface Calls {
  readonly user?: User | null
  readonly loadUser?: () => Promise<User | null>
  readonly logout?: () => Promise<void>
}

function session({ user = null, loadUser = async () => ADA, logout = async () => {} }: Calls) {
  const ended = vi.fn()
  const left = vi.fn()
  const machine = sessionMachine.provide({
    actors: { loadUser: fromPromise(loadUser), logout: fromPromise(logout) },
    actions: { ended, left },
  })
  return { actor: createActor(machine, { input: { user } }).start(), ended, left }
}

async function unreachable(): Promise<never> {
  throw new Error('no answer')
}

test('[AUTH-40] a session is unknown first, then loading, then signed in', async () => {
  const { actor } = session({})
  const seen: unknown[] = [actor.getSnapshot().value]
  actor.subscribe((state) => seen.push(state.value))
  actor.send({ type: 'LOAD' })
  await waitFor(actor, (state) => state.matches('signedIn'))
  expect(seen).toEqual(['unknown', 'loading', 'signedIn'])
})

test('[AUTH-40] without a session it ends signed out and reports that once', async () => {
  const { actor, ended, left } = session({ user: ADA, loadUser: async () => null })
  actor.send({ type: 'LOAD' })
  await waitFor(actor, (state) => state.matches('signedOut'))
  expect(actor.getSnapshot().context.user).toBeNull()
  expect(ended).toHaveBeenCalledTimes(1)
  expect(left).not.toHaveBeenCalled()
})

test('an unanswered refresh doesn’t sign the user out', async () => {
  const { actor, ended } = session({ user: ADA, loadUser: unreachable })
  actor.send({ type: 'LOAD' })
  await waitFor(actor, (state) => state.matches('signedIn'))
  expect(actor.getSnapshot().context.user).toEqual(ADA)
  expect(ended).not.toHaveBeenCalled()
})

test('an unanswered first request leaves the session unknown and can be repeated', async () => {
  const { actor, ended } = session({ loadUser: unreachable })
  actor.send({ type: 'LOAD' })
  await waitFor(actor, (state) => state.matches('unknown'))
  expect(ended).not.toHaveBeenCalled()
  expect(actor.getSnapshot().can({ type: 'LOAD' })).toBe(true)
})

test('the user is kept while a refresh is under way', () => {
  const { actor } = session({ user: ADA })
  actor.send({ type: 'LOAD' })
  expect(actor.getSnapshot().matches('loading')).toBe(true)
  expect(actor.getSnapshot().context.user).toEqual(ADA)
})

test.each([
  ['answered', async () => ADA],
  ['not answered', unreachable],
])(
  'a refresh asked for while one is under way, and %s, is made afterwards: the balance may have changed',
  async (_, first) => {
    const poorer = { ...ADA, balance: 1 }
    const answers = [first, async () => poorer]
    const { actor } = session({ user: ADA, loadUser: () => (answers.shift() ?? unreachable)() })
    for (const _again of [1, 2, 3]) actor.send({ type: 'LOAD' })
    await waitFor(actor, (state) => state.matches('signedIn'))
    expect(actor.getSnapshot().context.user).toEqual(poorer)
    expect(answers).toEqual([])
  },
)

test.each([
  ['[AUTH-44] a logout', async () => {}],
  ['[AUTH-46] a logout whose call fails', unreachable],
])('%s clears the user and leaves once', async (_title, logout) => {
  const { actor, ended, left } = session({ user: ADA, logout })
  actor.send({ type: 'LOGOUT' })
  await waitFor(actor, (state) => state.matches('signedOut'))
  expect(actor.getSnapshot().context.user).toBeNull()
  expect(left).toHaveBeenCalledTimes(1)
  expect(ended).not.toHaveBeenCalled()
})
