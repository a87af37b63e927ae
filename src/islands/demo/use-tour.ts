import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { pages } from '../../contract/urls.ts'
import { type Finisher, type TourNews, tourMachine } from '../../machines/tour.ts'
import {
  isTourStep,
  REFUSALS,
  type TourAction,
  type TourPage,
  type TourProgress,
} from '../../machines/tour-steps.ts'
import { storedEntry, storedLike, storeEntry } from '../base/stored.ts'
import { useListener } from '../base/use-listener.ts'
import { dismissToast, toast, toastOnNextPage } from '../ui/index.ts'
import { finishDemo, goOn, leaveTour } from './finish.ts'
import { PRESENCE, TOUR_FLAG, TOUR_PROGRESS, TOURED } from './storage.ts'

const LOOK = 100

export type TourControl = ReturnType<typeof useTour>

export const DEMO_PAGES: Readonly<Record<TourPage, string>> = {
  check: pages.demoCheck,
  history: pages.demoHistory,
  profile: pages.demoProfile,
}

export interface DemoVisitor {
  /** Whether the browser has a session, valid or not. */
  readonly maybeUser: boolean
  /** Whether a signed-in user must finish the demo before the workspace opens. */
  readonly mustFinish: boolean
}

export function useTour(page: TourPage, { maybeUser, mustFinish }: DemoVisitor) {
  const machine = useMemo(
    () => tourMachine.provide({ actors: { finish: fromPromise<Finisher>(() => finishDemo(maybeUser)) } }),
    [maybeUser],
  )
  const [snapshot, send, actor] = useMachine(machine, { input: { page, progress: keptProgress() } })

  useEffect(() => {
    const listening = actor.on('*', (news) => follow(news, maybeUser))
    return () => listening.unsubscribe()
  }, [actor, maybeUser])
  useEffect(() => {
    storeEntry('sessionStorage', PRESENCE, 'yes')
    if ((page === 'check' || mustFinish) && storedEntry('sessionStorage', TOURED) === null)
      storeEntry('localStorage', TOUR_FLAG, 'true')
    return watchFlag((active) => send({ type: active ? 'RESUME' : 'PAUSE' }))
  }, [page, mustFinish, send])
  // A page restored from the back/forward cache may show cleared state.
  useListener('pageshow', ({ persisted }) => persisted && location.reload())
  const active = snapshot.hasTag('active')
  const { step, completed } = snapshot.context
  useEffect(() => {
    if (active) storeEntry('localStorage', TOUR_PROGRESS, JSON.stringify({ step, completed }))
  }, [active, step, completed])

  const controls = useMemo(() => control(actor), [actor])
  return { snapshot, send, actor, maybeUser, mustFinish, ...controls }
}

function control(actor: ActorRefFrom<typeof tourMachine>) {
  return {
    isActive: () => actor.getSnapshot().hasTag('active'),
    attempt<T>(action: string, act: () => T): T | undefined {
      const attempt = { type: 'ATTEMPT', action } as const
      // The machine accepts ATTEMPT only to refuse the action.
      if (!actor.getSnapshot().can(attempt)) return act()
      actor.send(attempt)
      return undefined
    },
    // Delayed until the screen has rendered the change and the focus has settled.
    done: (action: TourAction) => void setTimeout(() => actor.send({ type: 'DONE', action })),
  }
}

function watchFlag(tell: (active: boolean) => void): () => void {
  const look = (): void => tell(storedEntry('localStorage', TOUR_FLAG) === 'true')
  look()
  const looking = setInterval(look, LOOK)
  return () => clearInterval(looking)
}

function keptProgress(): TourProgress | null {
  const kept = storedLike<TourProgress>('localStorage', TOUR_PROGRESS, { step: 'welcome', completed: [] })
  return kept && isTourStep(kept.step) && kept.completed.every(isTourStep) ? kept : null
}

function follow(news: TourNews, maybeUser: boolean): void {
  if (news.type === 'refused') refuse(news.text)
  if (news.type === 'go') {
    if (news.strayed) toastOnNextPage({ kind: 'info', text: REFUSALS.elsewhere })
    location.assign(DEMO_PAGES[news.page])
  }
  if (news.type === 'left') void leaveTour(maybeUser)
  if (news.type === 'finished') goOn(news.as)
}

let lastRefusal = 0

export function refuse(text: string): undefined {
  dismissToast(lastRefusal)
  lastRefusal = toast({ kind: 'info', text })
}
