/** The session of a signed-in page. */
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { User } from '../../domain/account.ts'
import { sessionMachine } from '../../machines/session.ts'
import { cameBack, endSession, leave, loadUser, logout } from './session.ts'

/** How often, in milliseconds, the server is asked while checks run: their number stands on a tab of every page. */
const WAITING = 15_000

export interface Session {
  readonly state: 'unknown' | 'loading' | 'signedIn' | 'loggingOut' | 'signedOut'
  /** While a refresh is under way, the user as last known. */
  readonly user: User | null
  readonly signingOut: boolean
  /** Asks the server again, e.g. after the balance may have changed. */
  readonly refresh: () => void
  readonly signOut: () => void
}

/**
 * Starts from the user whom the server rendered the page for (null where it could not know), asks the server once
 * on arrival and again when the page comes back out of the browser's history.
 * `onEnd` runs when the server knows of no session; it must keep its identity between renders.
 */
export function useSession(user: User | null, onEnd: () => void = endSession): Session {
  const machine = useMemo(
    () =>
      sessionMachine.provide({
        actors: { loadUser: fromPromise(loadUser), logout: fromPromise(logout) },
        actions: { ended: onEnd, left: leave },
      }),
    [onEnd],
  )
  const [snapshot, send] = useMachine(machine, { input: { user } })
  useEffect(() => {
    const returned = (event: PageTransitionEvent): void => {
      if (!event.persisted) return
      cameBack()
      send({ type: 'LOAD' })
    }
    send({ type: 'LOAD' })
    addEventListener('pageshow', returned)
    return () => removeEventListener('pageshow', returned)
  }, [send])
  const isWaiting = (snapshot.context.user?.runningChecks ?? 0) > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => {
      if (!document.hidden) send({ type: 'LOAD' })
    }, WAITING)
    return () => clearInterval(timer)
  }, [isWaiting, send])
  return {
    state: snapshot.value,
    user: snapshot.context.user,
    signingOut: snapshot.hasTag('leaving'),
    refresh: () => send({ type: 'LOAD' }),
    signOut: () => send({ type: 'LOGOUT' }),
  }
}
