/** Every transition of the sign-in page, each with the shortest path to it. */
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import { ERRORS, type ErrorCode } from '../../src/domain/errors/errors.ts'
import { ApiError } from '../../src/islands/base/call.ts'
import { loginMachine } from '../../src/machines/login.ts'

type LoginSnapshot = SnapshotFrom<typeof loginMachine>
type Event = EventFromLogic<typeof loginMachine>

/** The event by which the machine learns how a call ended. */
interface CallEvent {
  readonly type: string
  readonly output?: unknown
  readonly error?: unknown
}

export interface Refusal {
  readonly status: number
  readonly code?: ErrorCode
}

/** Possible outcomes of the page's calls, by the machine's name for the call. */
export const ENDS = {
  signIn: [
    null,
    { status: 401, code: 'invalidCredentials' },
    { status: 403, code: 'emailNotConfirmed' },
    { status: 403, code: 'forbidden' },
    { status: 429, code: 'tooManyRequests' },
    { status: 500, code: 'server' },
    { status: 0 },
  ],
  requestReset: [null, { status: 500, code: 'server' }],
  checkToken: [null, { status: 400, code: 'tokenExpired' }, { status: 503 }],
  resetPassword: [
    null,
    { status: 400, code: 'passwordTooWeak' },
    { status: 400, code: 'tokenInvalid' },
    { status: 500, code: 'server' },
  ],
} as const satisfies Record<string, readonly (Refusal | null)[]>

export function refused({ status, code }: Refusal): ApiError {
  return new ApiError('/api/auth', status, code && { code, message: ERRORS[code].text })
}

export type CallName = keyof typeof ENDS

function callEvents(call: CallName): CallEvent[] {
  return ENDS[call].map((refusal) =>
    refusal === null
      ? { type: `xstate.done.actor.${call}`, output: undefined }
      : {
          type: `xstate.error.actor.${call}`,
          error: refused(refusal),
        },
  )
}

const CREDENTIALS = { username: 'ada@example.com', password: 'a good long secret' }

const EVENTS: readonly Event[] = [
  { type: 'SIGN_IN', credentials: CREDENTIALS, mobile: false },
  { type: 'SIGN_IN', credentials: CREDENTIALS, mobile: true },
  { type: 'FORGOT' },
  { type: 'BACK' },
  { type: 'REQUEST', email: CREDENTIALS.username },
  { type: 'CHECK_AGAIN' },
  { type: 'RESET', password: 'another good secret' },
  ...(Object.keys(ENDS) as CallName[]).flatMap(callEvents).map((event) => event as Event),
]

function serializeState({ value, context }: LoginSnapshot): string {
  return JSON.stringify([value, context.failure, context.refusal, context.token])
}

/** Whether the page is left here. */
function isLeft(snapshot: LoginSnapshot): boolean {
  return snapshot.matches({ signIn: 'entering' }) || snapshot.hasTag('mobile')
}

interface Transition {
  readonly event: Event
  readonly state: LoginSnapshot
}

export interface LoginPath {
  readonly token: string | null
  readonly events: readonly Event[]
  /** The state it leads to. */
  readonly end: LoginSnapshot
  readonly title: string
}

function wordsOf(event: Event & CallEvent): string {
  if (event.type === 'SIGN_IN') return event.mobile ? 'SIGN_IN on a phone' : 'SIGN_IN'
  const name = event.type.replace(/^xstate\.(\w+)\.actor\.(\w+)$/, '$2 $1')
  return event.error instanceof ApiError ? `${name} ${event.error.status} ${event.error.code}` : name
}

function graphOf(token: string | null) {
  const options = { input: { token }, events: EVENTS, serializeState, stopWhen: isLeft }
  const nodes = Object.values(getAdjacencyMap(loginMachine, options))
  const ways = getShortestPaths(loginMachine, options).filter((way) => way.state.context.token === token)
  return ways.map((way) => {
    const node = nodes.find(({ state }) => serializeState(state) === serializeState(way.state))
    const transitions = Object.values<Transition>(node?.transitions ?? {})
    const events = way.steps.map(({ event }) => event).filter(({ type }: CallEvent) => type !== 'xstate.init')
    return { from: way.state, events, transitions: transitions.filter(({ event }) => way.state.can(event)) }
  })
}

/** One path for every transition from every state the page can reach with this token. */
export function loginPaths(token: string | null): LoginPath[] {
  return graphOf(token).flatMap(({ events: before, transitions }) =>
    transitions.map(({ event, state }) => {
      const events = [...before, event]
      const title = [token ? 'with a token' : 'without a token', ...events.map(wordsOf)].join(', ')
      return { token, events, end: state, title }
    }),
  )
}
