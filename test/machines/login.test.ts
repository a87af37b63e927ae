import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { ERRORS } from '../../src/domain/errors/errors.ts'
import { type LoginTag, loginMachine, type Notice } from '../../src/machines/login.ts'
import { type ENDS, loginPaths, type Refusal, refused } from './login-paths.ts'

const PATHS = [...loginPaths(null), ...loginPaths('a-token')]
const VIEWS: readonly LoginTag[] = [
  'sign-in',
  'mobile',
  'forgot',
  'sent',
  'validating',
  'unchecked',
  'invalid',
  'reset',
]

function viewsOf(path: (typeof PATHS)[number]): LoginTag[] {
  return VIEWS.filter((view) => path.end.hasTag(view))
}

describe.each(PATHS)('$title', (path) => {
  test('ends in exactly one view', () => expect(viewsOf(path)).toHaveLength(1))

  test('keeps the token only while a reset view is shown', () => {
    const inReset = ['validating', 'unchecked', 'invalid', 'reset'].includes(viewsOf(path)[0] ?? '')
    expect(path.end.context.token).toBe(inReset ? 'a-token' : null)
  })

  test('shows a failure only on the sign-in view or while leaving it', () => {
    if (path.end.context.failure !== null) expect(['sign-in', 'mobile']).toContain(viewsOf(path)[0])
  })
})

test('every view is reached', () => {
  expect(new Set(PATHS.flatMap(viewsOf))).toEqual(new Set(VIEWS))
})

test('the sign-in form can be reached from every view except a pending call, the app and the mobile block', () => {
  const stuck = PATHS.filter(({ end }) => {
    const away = end.hasTag('busy') || end.hasTag('validating') || end.hasTag('mobile')
    return !away && !end.matches({ signIn: 'form' }) && !end.can({ type: 'BACK' })
  })
  expect(stuck.map(({ title }) => title)).toEqual([])
})

function ending(refusal: Refusal | null): () => Promise<void> {
  return async () => {
    if (refusal) throw refused(refusal)
  }
}

interface Visit {
  readonly token?: string
  readonly ends?: Partial<Record<keyof typeof ENDS, Refusal | null>>
}

/** A running sign-in page whose calls end as given, with the notices it showed. */
function visit({ token, ends = {} }: Visit = {}) {
  const notices: Notice[] = []
  const sent: unknown[] = []
  const enterApp = vi.fn()
  const call = <Input>(refusal: Refusal | null = null) =>
    fromPromise<void, Input>(async ({ input }) => {
      sent.push(input)
      await ending(refusal)()
    })
  const machine = loginMachine.provide({
    actors: {
      signIn: call(ends.signIn),
      requestReset: call(ends.requestReset),
      checkToken: call(ends.checkToken),
      resetPassword: call(ends.resetPassword),
    },
    actions: { tell: (_, notice) => notices.push(notice), enterApp },
  })
  const actor = createActor(machine, { input: { token: token ?? null } }).start()
  return { actor, notices, enterApp, sent }
}

const SIGN_IN = {
  type: 'SIGN_IN',
  credentials: { username: 'ada@example.com', password: 'secret' },
  mobile: false,
} as const

test('[AUTH-26] a successful sign-in enters the app, once', async () => {
  const { actor, enterApp, notices } = visit()
  actor.send(SIGN_IN)
  await waitFor(actor, (state) => state.matches({ signIn: 'entering' }))
  actor.send(SIGN_IN)
  expect(enterApp).toHaveBeenCalledTimes(1)
  expect(notices).toEqual([])
})

test.each([
  [401, 'invalidCredentials', 'credentials'],
  [400, 'invalidRequest', 'credentials'],
  [403, 'emailNotConfirmed', 'unconfirmed'],
  [403, 'forbidden', 'no-cookies'],
  [429, 'tooManyRequests', 'too-many'],
  [500, 'server', 'other'],
  [0, undefined, 'unreachable'],
] as const)(
  '[AUTH-27] a failed sign-in (%i %s) is reported with the reason %s',
  async (status, code, failure) => {
    const { actor, notices, enterApp } = visit({ ends: { signIn: { status, ...(code && { code }) } } })
    actor.send(SIGN_IN)
    await waitFor(actor, (state) => state.context.failure !== null)
    expect(actor.getSnapshot().context).toMatchObject({ failure, username: 'ada@example.com' })
    const toast = { kind: 'error', text: 'Login failed. Please check your credentials.' }
    expect(notices).toEqual(failure === 'unconfirmed' ? [] : [toast])
    expect(enterApp).not.toHaveBeenCalled()
  },
)

test('[MOB-04] on a mobile device signing in makes no call and shows the mobile block', () => {
  const { actor } = visit()
  actor.send({ ...SIGN_IN, mobile: true })
  expect(actor.getSnapshot().value).toBe('mobile')
  expect(Object.keys(actor.getSnapshot().children)).toEqual([])
})

test('[AUTH-29] [AUTH-30] the request for a new password leads to the check-your-email view', async () => {
  const { actor, notices } = visit()
  actor.send({ type: 'FORGOT' })
  actor.send({ type: 'REQUEST', email: 'ada@example.com' })
  await waitFor(actor, (state) => state.hasTag('sent'))
  expect(actor.getSnapshot().context.email).toBe('ada@example.com')
  expect(notices).toEqual([
    { kind: 'success', text: 'Password reset instructions have been sent to your email' },
  ])
})

test('[AUTH-31] a failed request is reported, and the form keeps its address', async () => {
  const { actor, notices } = visit({ ends: { requestReset: { status: 500 } } })
  actor.send({ type: 'FORGOT' })
  actor.send({ type: 'REQUEST', email: 'ada@example.com' })
  await waitFor(actor, (state) => state.matches({ forgot: 'form' }))
  expect(actor.getSnapshot().context.email).toBe('ada@example.com')
  expect(notices).toEqual([{ kind: 'error', text: 'Failed to send password reset email' }])
})

test('[AUTH-32] [AUTH-33] [AUTH-34] a token starts as validating and ends as the form', async () => {
  const { actor } = visit({ token: 'abc' })
  expect(actor.getSnapshot().hasTag('validating')).toBe(true)
  await waitFor(actor, (state) => state.hasTag('reset'))
})

test.each([
  [400, 'tokenExpired', 'invalid'],
  [400, 'tokenInvalid', 'invalid'],
  [400, 'invalidRequest', 'invalid'],
  [404, 'notFound', 'invalid'],
  [429, 'tooManyRequests', 'unchecked'],
  [500, 'server', 'unchecked'],
  [0, undefined, 'unchecked'],
] as const)('[AUTH-35] a link answered with %i %s is %s', async (status, code, view) => {
  const { actor, notices } = visit({ token: 'abc', ends: { checkToken: { status, ...(code && { code }) } } })
  await waitFor(actor, (state) => !state.hasTag('validating'))
  expect(actor.getSnapshot().hasTag(view)).toBe(true)
  expect(notices).toEqual([])
})

test('[AUTH-38] a new password leads back to the sign-in form with a message', async () => {
  const { actor, notices } = visit({ token: 'abc' })
  await waitFor(actor, (state) => state.hasTag('reset'))
  actor.send({ type: 'RESET', password: 'a good long secret' })
  await waitFor(actor, (state) => state.matches({ signIn: 'form' }))
  expect(notices).toEqual([{ kind: 'success', text: 'Password changed successfully! You can now log in.' }])
})

test.each([
  [400, 'tokenInvalid', 'invalid'],
  [400, 'tokenExpired', 'invalid'],
  [500, 'server', 'reset'],
  [0, undefined, 'reset'],
] as const)(
  '[AUTH-39] a new password refused with %i %s is reported and leads to %s',
  async (status, code, view) => {
    const { actor, notices } = visit({
      token: 'abc',
      ends: { resetPassword: { status, ...(code && { code }) } },
    })
    await waitFor(actor, (state) => state.hasTag('reset'))
    actor.send({ type: 'RESET', password: 'a good long secret' })
    await waitFor(actor, (state) => !state.hasTag('busy'))
    expect(actor.getSnapshot().hasTag(view)).toBe(true)
    expect(notices).toEqual([
      { kind: 'error', text: 'Failed to reset password. The link may be expired or invalid.' },
    ])
  },
)

test('a password that the server rejects as too weak is reported at the field, not as an invalid link', async () => {
  const ends = { resetPassword: { status: 400, code: 'passwordTooWeak' } } as const
  const { actor, notices } = visit({ token: 'abc', ends })
  await waitFor(actor, (state) => state.hasTag('reset'))
  actor.send({ type: 'RESET', password: 'password' })
  await waitFor(actor, (state) => state.context.refusal !== null)
  expect(actor.getSnapshot().context.refusal).toBe(ERRORS.passwordTooWeak.text)
  expect(actor.getSnapshot().matches({ reset: 'form' })).toBe(true)
  expect(notices).toEqual([])
})

test('each call gets what was typed, and the token of the link', async () => {
  const reset = visit({ token: 'abc' })
  await waitFor(reset.actor, (state) => state.matches({ reset: 'form' }))
  reset.actor.send({ type: 'RESET', password: 'new-secret' })
  await waitFor(reset.actor, (state) => state.matches('signIn'))
  expect(reset.sent).toEqual([{ token: 'abc' }, { token: 'abc', newPassword: 'new-secret' }])
  const request = visit()
  request.actor.send({ type: 'FORGOT' })
  request.actor.send({ type: 'REQUEST', email: 'ada@example.com' })
  await waitFor(request.actor, (state) => state.hasTag('sent'))
  request.actor.send({ type: 'FORGOT' })
  expect(request.actor.getSnapshot().value).toEqual({ forgot: 'form' })
  expect(JSON.stringify(request.sent)).toContain('ada@example.com')
  const { actor, sent } = visit({ ends: { signIn: { status: 401 } } })
  actor.send(SIGN_IN)
  await waitFor(actor, (state) => state.context.failure !== null)
  expect(actor.getSnapshot().value).toEqual({ signIn: 'form' })
  expect(JSON.stringify(sent)).toContain('secret')
})
