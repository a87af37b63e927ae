/** The component provides the calls and two effects: `tell` shows a toast, `enterApp` opens the app. */
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import {
  type LoginFailure,
  linkIsDead,
  loginFailure,
  passwordIsRefused,
  refusalOf,
} from './login-failures.ts'

export interface Credentials {
  readonly username: string
  readonly password: string
}

export type LoginEvent =
  | { readonly type: 'SIGN_IN'; readonly credentials: Credentials; readonly mobile: boolean }
  | { readonly type: 'FORGOT' }
  | { readonly type: 'BACK' }
  | { readonly type: 'REQUEST'; readonly email: string }
  | { readonly type: 'CHECK_AGAIN' }
  | { readonly type: 'RESET'; readonly password: string }

export type LoginTag =
  | 'sign-in'
  | 'mobile'
  | 'forgot'
  | 'sent'
  | 'validating'
  | 'unchecked'
  | 'invalid'
  | 'reset'
  | 'busy'

export interface Notice {
  readonly kind: 'success' | 'error'
  readonly text: string
}

export interface LoginInput {
  readonly token: string | null
}

interface LoginContext extends LoginInput {
  readonly username: string
  readonly failure: LoginFailure | null
  readonly email: string
  readonly refusal: string | null
}

const NOTICES = {
  loginFailed: { kind: 'error', text: 'Login failed. Please check your credentials.' },
  linkSent: { kind: 'success', text: 'Password reset instructions have been sent to your email' },
  linkNotSent: { kind: 'error', text: 'Failed to send password reset email' },
  changed: { kind: 'success', text: 'Password changed successfully! You can now log in.' },
  notChanged: { kind: 'error', text: 'Failed to reset password. The link may be expired or invalid.' },
} as const satisfies Record<string, Notice>

function unprovided(): Promise<never> {
  return Promise.reject(new Error('the login machine needs its calls'))
}

const toSignIn = { target: '#login.signIn', actions: 'forget' } as const
const toForgot = { target: '#login.forgot', actions: 'forget' } as const

export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    tags: {} as LoginTag,
  },
  actors: {
    signIn: fromPromise<void, Credentials>(unprovided),
    requestReset: fromPromise<void, { email: string }>(unprovided),
    checkToken: fromPromise<void, { token: string }>(unprovided),
    resetPassword: fromPromise<void, { token: string; newPassword: string }>(unprovided),
  },
  actions: {
    tell: (_, _notice: Notice) => {},
    enterApp: () => {},
    forget: assign({ token: null, failure: null, refusal: null }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isMobile: ({ event }) => event.type === 'SIGN_IN' && event.mobile,
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({ token: input.token, username: '', failure: null, email: '', refusal: null }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasToken', target: 'reset' }, { target: 'signIn' }] },

    signIn: {
      tags: 'sign-in',
      initial: 'form',
      states: {
        form: {
          on: {
            SIGN_IN: [{ guard: 'isMobile', target: '#login.mobile' }, { target: 'submitting' }],
            FORGOT: toForgot,
          },
        },
        submitting: {
          tags: 'busy',
          entry: assign(({ event }) => {
            assertEvent(event, 'SIGN_IN')
            return { username: event.credentials.username, failure: null }
          }),
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ event }) => {
              assertEvent(event, 'SIGN_IN')
              return event.credentials
            },
            onDone: 'entering',
            onError: [
              {
                // The form says it, with a button; the credentials are right.
                guard: ({ event }) => loginFailure(event.error) === 'unconfirmed',
                target: 'form',
                actions: assign({ failure: 'unconfirmed' }),
              },
              {
                target: 'form',
                actions: [
                  assign({ failure: ({ event }) => loginFailure(event.error) }),
                  { type: 'tell', params: NOTICES.loginFailed },
                ],
              },
            ],
          },
        },
        entering: { tags: 'busy', entry: 'enterApp' },
      },
    },

    mobile: { tags: 'mobile' },

    forgot: {
      initial: 'form',
      on: { BACK: 'signIn' },
      states: {
        form: { tags: 'forgot', on: { REQUEST: 'sending' } },
        sending: {
          tags: ['forgot', 'busy'],
          entry: assign(({ event }) => {
            assertEvent(event, 'REQUEST')
            return { email: event.email }
          }),
          invoke: {
            id: 'requestReset',
            src: 'requestReset',
            input: ({ event }) => {
              assertEvent(event, 'REQUEST')
              return { email: event.email }
            },
            onDone: { target: 'sent', actions: { type: 'tell', params: NOTICES.linkSent } },
            onError: { target: 'form', actions: { type: 'tell', params: NOTICES.linkNotSent } },
          },
        },
        sent: { tags: 'sent', on: { FORGOT: 'form' } },
      },
    },

    reset: {
      initial: 'validating',
      states: {
        validating: {
          tags: 'validating',
          invoke: {
            id: 'checkToken',
            src: 'checkToken',
            input: ({ context }) => ({ token: context.token ?? '' }),
            onDone: 'form',
            onError: [{ guard: linkIsDead, target: 'invalid' }, { target: 'unchecked' }],
          },
        },
        unchecked: { tags: 'unchecked', on: { CHECK_AGAIN: 'validating', BACK: toSignIn } },
        invalid: { tags: 'invalid', on: { FORGOT: toForgot, BACK: toSignIn } },
        form: { tags: 'reset', on: { RESET: 'saving', BACK: toSignIn } },
        saving: {
          tags: ['reset', 'busy'],
          entry: assign({ refusal: null }),
          invoke: {
            id: 'resetPassword',
            src: 'resetPassword',
            input: ({ context, event }) => {
              assertEvent(event, 'RESET')
              return { token: context.token ?? '', newPassword: event.password }
            },
            onDone: {
              target: '#login.signIn',
              actions: ['forget', { type: 'tell', params: NOTICES.changed }],
            },
            onError: [
              {
                guard: passwordIsRefused,
                target: 'form',
                actions: assign({ refusal: ({ event }) => refusalOf(event.error).serverText }),
              },
              {
                guard: linkIsDead,
                target: 'invalid',
                actions: { type: 'tell', params: NOTICES.notChanged },
              },
              { target: 'form', actions: { type: 'tell', params: NOTICES.notChanged } },
            ],
          },
        },
      },
    },
  },
})
