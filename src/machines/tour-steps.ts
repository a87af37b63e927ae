/** Steps of the guided tour: their order, the completing action, and the page. */

export const TOUR_STEPS = [
  'welcome',
  'create-folder',
  'create-rule',
  'upload-document',
  'select-folder',
  'select-ruleset',
  'view-results',
  'highlight-document',
  'highlight-specific',
  'highlight-general',
  'highlight-pdf',
  'complete',
  'final-step',
] as const
export type TourStep = (typeof TOUR_STEPS)[number]

/** The action that completes a step; other steps only have text to read. */
const ACTIONS = {
  'create-folder': 'create-folder',
  'create-rule': 'create-rule-set',
  'upload-document': 'choose-file',
  'select-folder': 'assign-folder',
  'select-ruleset': 'submit',
} as const satisfies Partial<Record<TourStep, string>>
export type ActionStep = keyof typeof ACTIONS
export type TourAction = (typeof ACTIONS)[ActionStep]

/** Actions that a step allows besides the one that completes it. */
const ALSO_ALLOWED: Readonly<Record<string, ActionStep>> = { 'assign-rule-set': 'select-ruleset' }

/** The steps that "Step n of 6" counts. */
const COUNTED: readonly TourStep[] = [...(Object.keys(ACTIONS) as ActionStep[]), 'view-results']

/** The steps on the results page that "Result n of 5" counts. */
const RESULT_STEPS: readonly TourStep[] = TOUR_STEPS.slice(
  TOUR_STEPS.indexOf('view-results'),
  TOUR_STEPS.indexOf('complete'),
)

export type TourPage = 'check' | 'history' | 'profile'

export const REFUSALS = {
  completed: 'This action has already been completed in the guide',
  unavailable: 'This action is not available during the guided tour',
  elsewhere: 'Please complete the demo guide before navigating to other pages.',
} as const

export interface TourProgress {
  readonly step: TourStep
  readonly completed: readonly TourStep[]
}

export function actionOf(step: TourStep): TourAction | null {
  return hasAction(step) ? ACTIONS[step] : null
}

interface Progress {
  readonly at: number
  readonly of: number
}

/** Position among the counted steps: "Step 2 of 6". */
export function progressOf(step: TourStep): Progress {
  const place = TOUR_STEPS.indexOf(step)
  return { at: COUNTED.filter((each) => TOUR_STEPS.indexOf(each) <= place).length, of: COUNTED.length }
}

/** Position among the steps on the results page; null for other steps. */
export function resultProgressOf(step: TourStep): Progress | null {
  const place = RESULT_STEPS.indexOf(step)
  return place < 0 ? null : { at: place + 1, of: RESULT_STEPS.length }
}

export function canGoBack(step: TourStep): boolean {
  return step !== 'welcome' && step !== 'final-step'
}

export function pageOf({ step }: Pick<TourProgress, 'step'>): TourPage {
  return TOUR_STEPS.indexOf(step) < TOUR_STEPS.indexOf('view-results') ? 'check' : 'history'
}

export function isTourStep(value: unknown): value is TourStep {
  return TOUR_STEPS.some((step) => step === value)
}

export function hasAction(step: TourStep): step is ActionStep {
  return step in ACTIONS
}

export function neighbour(step: TourStep, way: 1 | -1): TourStep {
  return TOUR_STEPS[TOUR_STEPS.indexOf(step) + way] ?? step
}

export function refusalOf({ step, completed }: TourProgress, action: string): string | null {
  const at = COUNTED.find((each) => actionOf(each) === action) ?? ALSO_ALLOWED[action]
  if (at !== undefined && completed.includes(at)) return REFUSALS.completed
  return at === step ? null : REFUSALS.unavailable
}
