import { describe, expect, test } from 'vitest'
import { type Actor, createActor, fromPromise, SimulatedClock, transition, waitFor } from 'xstate'
import { type Finisher, type TourNews, tourMachine } from '../../src/machines/tour.ts'
import {
  type ActionStep,
  actionOf,
  canGoBack,
  pageOf,
  progressOf,
  REFUSALS,
  resultProgressOf,
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

test('Next and completed actions lead through the steps in order, one by one', () => {
  const walked = tour()
  const seen: TourStep[] = [stepOf(walked)]
  for (let last: TourStep | null = null; last !== stepOf(walked); ) {
    last = stepOf(walked)
    const action = actionOf(last)
    if (last === 'final-step') break
    walked.actor.send({ type: 'NEXT' })
    if (action) walked.actor.send({ type: 'DONE', action })
    seen.push(stepOf(walked))
    if (walked.actor.getSnapshot().hasTag('departing')) break
  }
  const rest = at('view-results')
  while (stepOf(rest) !== 'final-step') {
    rest.actor.send({ type: 'NEXT' })
    seen.push(stepOf(rest))
  }
  expect(seen).toEqual(TOUR_STEPS)
})

test('progress counts six steps, and separately the five on the results page', () => {
  expect(TOUR_STEPS.map((step) => progressOf(step).at)).toEqual([0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6])
  expect(progressOf('welcome').of).toBe(6)
  expect(TOUR_STEPS.map((step) => resultProgressOf(step)?.at ?? null)).toEqual([
    ...[null, null, null, null, null, null],
    ...[1, 2, 3, 4, 5],
    ...[null, null],
  ])
  expect(resultProgressOf('view-results')?.of).toBe(5)
})

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

test('Back works at every step except the first and the last', () => {
  for (const [place, step] of TOUR_STEPS.entries()) {
    const back = at(step)
    back.actor.send({ type: 'BACK' })
    const expected = canGoBack(step) ? TOUR_STEPS[place - 1] : step
    expect(stepOf(back)).toBe(expected)
  }
  expect(TOUR_STEPS.filter((step) => !canGoBack(step))).toEqual(['welcome', 'final-step'])
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

test('Next to view-results also opens the results after half a second', () => {
  const { actor, news, clock } = at('select-ruleset')
  actor.send({ type: 'NEXT' })
  actor.send({ type: 'DONE', action: 'submit' })
  clock.increment(500)
  expect(news).toEqual([
    { type: 'perform', step: 'select-ruleset' },
    { type: 'go', page: 'history', strayed: false },
  ])
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

test('opening another page is refused at every step', () => {
  for (const step of TOUR_STEPS) {
    const { actor, news } = at(step)
    actor.send({ type: 'NAVIGATE' })
    expect(news).toEqual([{ type: 'refused', text: REFUSALS.elsewhere }])
  }
})

test('the tour appears and disappears with its flag, and continues where it was', () => {
  const { actor } = at('upload-document')
  actor.send({ type: 'PAUSE' })
  expect(actor.getSnapshot().hasTag('active')).toBe(false)
  actor.send({ type: 'RESUME' })
  expect(actor.getSnapshot().matches({ on: 'showing' })).toBe(true)
  expect(actor.getSnapshot().context.step).toBe('upload-document')
})

test('the exit confirmation can be declined', () => {
  const { actor } = at('select-folder')
  actor.send({ type: 'EXIT' })
  expect(actor.getSnapshot().hasTag('asking')).toBe(true)
  actor.send({ type: 'STAY' })
  expect(actor.getSnapshot().matches({ on: 'showing' })).toBe(true)
})

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
