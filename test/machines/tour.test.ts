import { describe, expect, test } from 'vitest'
import { type Actor, createActor, fromPromise, SimulatedClock, transition, waitFor } from 'xstate'
import { type Finisher, type TourNews, tourMachine } from '../../src/machines/tour.ts'
import {
  type ActionStep,
  actionOf,
  pageOf,
  TOUR_STEPS,
  type TourPage,
  type TourProgress,
  type TourStep,
} from '../../src/machines/tour-steps.ts'
import { ACTIONS, allWalks, COMPLETING, EVENTS, reloaded, type TourState } from './tour-walk.ts'

const WALKS = allWalks()
const ACTIVE = WALKS.filter(({ state }) => state.hasTag('active'))

interface Tour {
  readonly actor: Actor<typeof tourMachine>
  readonly news: TourNews[]
  readonly clock: SimulatedClock
}

interface Beginning {
  readonly page?: TourPage
  readonly progress?: TourProgress | null
  readonly finish?: () => Promise<Finisher>
}

function tour({ page = 'check', progress = null, finish = async () => 'visitor' }: Beginning = {}): Tour {
  const machine = tourMachine.provide({ actors: { finish: fromPromise<Finisher>(finish) } })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { input: { page, progress }, clock })
  const news: TourNews[] = []
  actor.on('*', (each) => news.push(each))
  actor.start()
  actor.send({ type: 'RESUME' })
  return { actor, news, clock }
}

function at(step: TourStep, more: Beginning = {}): Tour {
  const progress = { step, completed: TOUR_STEPS.slice(0, TOUR_STEPS.indexOf(step)) }
  return tour({ progress, page: pageOf(progress), ...more })
}

function stepOf({ actor }: Tour): TourStep {
  return actor.getSnapshot().context.step
}

const DOING = TOUR_STEPS.filter((step): step is ActionStep => actionOf(step) !== null)
const READING = TOUR_STEPS.filter((step) => actionOf(step) === null)

const MOVES: Readonly<Record<string, number>> = { NEXT: 1, DONE: 1, BACK: -1 }

describe('along every shortest path', () => {
  test('every step can be shown, ask about leaving, and be left; the tour can end in both ways', () => {
    expect(WALKS.length).toBeGreaterThan(100)
    for (const step of TOUR_STEPS) {
      const here = WALKS.filter(({ state }) => state.context.step === step).map(({ state }) => state)
      expect(here.some((state) => state.matches({ on: 'showing' }))).toBe(true)
      expect(here.some((state) => state.matches({ on: 'asking' }))).toBe(true)
      expect(here.some((state) => state.matches('left'))).toBe(true)
    }
    expect(WALKS.some(({ state }) => state.matches('finished'))).toBe(true)
  })

  test.each(ACTIVE)('$title: reload, skip, exit and wrong actions work', ({ state }) => {
    resumesAtTheSameStep(state)
    neverMovesByWrongActions(state)
    canBeLeft(state)
  })

  test.each(WALKS)('$title: only NEXT, DONE and BACK change the step, by one', ({ state }) => {
    const place = TOUR_STEPS.indexOf(state.context.step)
    for (const event of EVENTS.filter((each) => state.can(each))) {
      const [next] = transition(tourMachine, state, event)
      const moved = TOUR_STEPS.indexOf(next.context.step) - place
      const allowed = MOVES[event.type] ?? 0
      expect([0, allowed]).toContain(moved)
    }
  })
})

function inputOf({ context }: TourState): { page: TourPage; progress: TourProgress } {
  const { step, completed, page } = context
  return { page, progress: { step, completed } }
}

function resumesAtTheSameStep(state: TourState): void {
  const again = reloaded(state)
  expect(again.context.step).toBe(state.context.step)
  expect(again.context.completed).toEqual(state.context.completed)
  expect(again.hasTag('active')).toBe(true)
}

function neverMovesByWrongActions(state: TourState): void {
  const wrong = tour(inputOf(state))
  const { step, completed } = state.context
  const allowed = step === 'select-ruleset' && !completed.includes(step) ? ['assign-rule-set'] : []
  const others = ACTIONS.filter((each) => each !== actionOf(step))
  for (const action of others) wrong.actor.send({ type: 'ATTEMPT', action })
  for (const action of COMPLETING.filter((each) => each !== actionOf(step))) {
    wrong.actor.send({ type: 'DONE', action })
  }
  wrong.actor.send({ type: 'NAVIGATE' })
  expect(stepOf(wrong)).toBe(step)
  const refused = wrong.news.filter(({ type }) => type === 'refused')
  expect(refused).toHaveLength(others.length - allowed.length + 1)
}

function canBeLeft(state: TourState): void {
  if (!state.matches({ on: 'showing' })) return
  for (const ways of [['SKIP'], ['EXIT', 'LEAVE']] as const) {
    const { actor, news } = tour(inputOf(state))
    for (const type of ways) actor.send({ type })
    expect(actor.getSnapshot().status).toBe('done')
    expect(news.at(-1)).toEqual({ type: 'left' })
  }
}

test.each(DOING)('Next at %s performs its action first', (step) => {
  const { actor, news } = at(step)
  actor.send({ type: 'NEXT' })
  expect(news).toEqual([{ type: 'perform', step }])
  expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  actor.send({ type: 'DONE', action: actionOf(step) ?? 'submit' })
  expect(actor.getSnapshot().context.completed).toContain(step)
})

test.each(DOING)('a failed action leaves %s unchanged', (step) => {
  const failed = at(step)
  failed.actor.send({ type: 'NEXT' })
  failed.actor.send({ type: 'FAILED' })
  expect(stepOf(failed)).toBe(step)
  expect(failed.actor.getSnapshot().matches({ on: 'showing' })).toBe(true)
})

test.each(DOING)('the action of %s is refused once it is done', (step) => {
  const { actor, news } = at(step)
  const action = actionOf(step) ?? ''
  actor.send({ type: 'ATTEMPT', action })
  expect(news).toEqual([])
  actor.send({ type: 'NEXT' })
  actor.send({ type: 'DONE', action: actionOf(step) ?? 'submit' })
  actor.send({ type: 'ATTEMPT', action })
  expect(news.at(-1)).toEqual({
    type: 'refused',
    text: 'This action has already been completed in the guide',
  })
})

test.each(READING)('at %s actions of later steps are refused', (step) => {
  const { actor, news } = at(step)
  const left = DOING.filter((each) => TOUR_STEPS.indexOf(each) > TOUR_STEPS.indexOf(step))
  for (const each of [...left.map(actionOf), 'search', 'delete-folder']) {
    actor.send({ type: 'ATTEMPT', action: each ?? '' })
    expect(news.at(-1)).toEqual({
      type: 'refused',
      text: 'This action is not available during the guided tour',
    })
  }
})

test('the results open half a second after the check was submitted', () => {
  const { actor, news, clock } = at('select-ruleset')
  actor.send({ type: 'BEGIN' })
  actor.send({ type: 'DONE', action: 'submit' })
  expect(actor.getSnapshot().context.step).toBe('view-results')
  clock.increment(499)
  expect(news).toEqual([])
  clock.increment(1)
  expect(news).toEqual([{ type: 'go', page: 'history', strayed: false }])
})

test('after Back, Next opens the results again without a second check', () => {
  const completed = TOUR_STEPS.slice(0, 6)
  const { actor, news, clock } = tour({ progress: { step: 'select-ruleset', completed }, page: 'check' })
  actor.send({ type: 'NEXT' })
  clock.increment(500)
  expect(news).toEqual([{ type: 'go', page: 'history', strayed: false }])
})

test('the rule set can be chosen and changed before the check is submitted', () => {
  const { actor, news } = at('select-ruleset')
  actor.send({ type: 'ATTEMPT', action: 'assign-rule-set' })
  actor.send({ type: 'ATTEMPT', action: 'assign-rule-set' })
  actor.send({ type: 'ATTEMPT', action: 'submit' })
  expect(news).toEqual([])
  expect(actor.getSnapshot().context.step).toBe('select-ruleset')
})

test('Back from the results opens the page of the step', () => {
  const { actor, news, clock } = tour({
    progress: { step: 'view-results', completed: TOUR_STEPS.slice(0, 6) },
    page: 'history',
  })
  actor.send({ type: 'BACK' })
  clock.increment(500)
  expect(news).toEqual([{ type: 'go', page: 'check', strayed: false }])
})

test.each(['check', 'history', 'profile'] as const)(
  'a visitor who opens %s during the tour is led back to the step',
  (page) => {
    const progress = { step: 'create-rule', completed: ['welcome', 'create-folder'] } as const
    const { news, clock } = tour({ progress, page })
    clock.increment(500)
    expect(news).toEqual(page === 'check' ? [] : [{ type: 'go', page: 'check', strayed: true }])
  },
)

test('a check that ends during the confirmation is not lost', () => {
  const asked = at('select-ruleset')
  asked.actor.send({ type: 'BEGIN' })
  asked.actor.send({ type: 'EXIT' })
  asked.actor.send({ type: 'DONE', action: 'submit' })
  expect(stepOf(asked)).toBe('view-results')
})

test.each([
  ['visitor', async (): Promise<Finisher> => 'visitor', 'visitor'],
  ['user', async (): Promise<Finisher> => 'user', 'user'],
  ['user whose call failed', async (): Promise<Finisher> => 'unsaved', 'unsaved'],
  ['call that broke', () => Promise.reject(new Error('broken')), 'unsaved'],
] as const)('finishing as a %s says so once', async (_who, finish, as) => {
  const { actor, news } = at('final-step', { finish })
  actor.send({ type: 'NEXT' })
  actor.send({ type: 'NEXT' })
  await waitFor(actor, (state) => state.matches('finished'))
  expect(news).toEqual([{ type: 'finished', as }])
})
