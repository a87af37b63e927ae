/** Performs a step's action when a visitor presses Next, with the same actions as the screen. */
import { DEMO_FOLDER, DEMO_RULE_SET, DEMO_RULE_TEXT } from '../../domain/demo.ts'
import type { ActionStep } from '../../machines/tour-steps.ts'
import type { CheckActions } from '../workspace/actions.ts'
import { demoState } from './demo-state.ts'

export interface Performance {
  readonly actions: CheckActions
  readonly loadSample: () => Promise<void>
  /** Whether a document is loaded. */
  readonly hasFile: boolean
}

/** @throws when it can't be done */
export async function perform(step: ActionStep, performance: Performance): Promise<void> {
  const { actions, loadSample } = performance
  if (step === 'create-folder') need(await actions.createFolder(DEMO_FOLDER))
  if (step === 'create-rule') need(await actions.saveRuleSet(formOfDemo()))
  if (step === 'upload-document') await loadSample()
  if (step === 'select-folder') actions.assignFolder(need(demoState().ruleSets[0]).folderId)
  if (step === 'select-ruleset') await submit(performance)
}

/** Loads the document again if it is missing after a reload, or was removed while the tour was off. */
async function submit({ actions, loadSample, hasFile }: Performance): Promise<void> {
  if (!hasFile) await loadSample()
  actions.assignRuleSet(need(demoState().ruleSets[0]))
  actions.submit()
}

function formOfDemo() {
  const folderId = need(demoState().folders[0]).id
  return { edited: null, folderId, name: DEMO_RULE_SET, text: DEMO_RULE_TEXT, language: '', tags: [] }
}

function need<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Something this step needs is missing.')
  return value
}
