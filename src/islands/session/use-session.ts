import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import type { User } from '../../domain/account/account.ts'
import { sessionMachine } from '../../machines/session.ts'
import { useListener } from '../base/use-listener.ts'
import { deleteFile } from './kept-file.ts'
import { endSession, leave, loadUser, logout, pageRestored } from './session.ts'

/** Milliseconds between session requests while checks run, because every page shows their number on a tab. */
const WAITING = 15_000

export type Session = ReturnType<typeof useSession>

/** Made once: making it takes the server longer than rendering most of the page. */
const machine = sessionMachine.provide({
  actors: { loadUser: fromPromise(loadUser), logout: fromPromise(logout) },
  actions: { ended: endSession, left: leave },
})

/** The user that the server rendered, loaded again on arrival and when the page returns from the back/forward cache. */
export function useSession(user: User) {
  const [snapshot, send] = useMachine(machine, { input: { user } })
  useEffect(() => send({ type: 'LOAD' }), [send])
  useListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    pageRestored()
    send({ type: 'LOAD' })
  })
  const isWaiting = (snapshot.context.user?.runningChecks ?? 0) > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => {
      if (!document.hidden) send({ type: 'LOAD' })
    }, WAITING)
    return () => clearInterval(timer)
  }, [isWaiting, send])
  return {
    /** The last known user, also during a refresh and after sign-out. */
    user: snapshot.context.user ?? user,
    signingOut: snapshot.hasTag('leaving'),
    refresh: () => send({ type: 'LOAD' }),
    /** Leaves no document in the browser. */
    signOut: () => void deleteFile().then(() => send({ type: 'LOGOUT' })),
  }
}
