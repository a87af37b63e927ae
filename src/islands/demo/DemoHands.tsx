import { type ReactNode, useEffect } from 'react'
import { DEMO_FOLDER, DEMO_RULE_SET, DEMO_RULE_TEXT } from '../../domain/demo.ts'
import { type ActionStep, actionOf } from '../../machines/tour.ts'
import { sayFailure } from '../workspace/failures.ts'
import { useFolderChanges } from '../workspace/folders/use-folder-changes.ts'
import { useRuleSetChanges } from '../workspace/rule-sets/use-rule-set-changes.ts'
import { changeDemo, demoState } from './demo-state.ts'
import { type Hands, sampleFile } from './hands.ts'
import { NO_FOLDER } from './use-demo-workspace.tsx'
import type { TourControl } from './use-tour.ts'

/** Does a step's action for a visitor who presses Next, by the same ways that the screen itself goes. */
export function DemoHands({ hands, tour }: { hands: Hands; tour: TourControl }): ReactNode {
  const folderChanges = useFolderChanges()
  const ruleSetChanges = useRuleSetChanges()

  async function createRuleSet(): Promise<void> {
    const folder = demoState().folders[0]
    if (!folder) throw new Error(NO_FOLDER)
    const form = { ruleSetId: null, folderId: folder.id, name: DEMO_RULE_SET, text: DEMO_RULE_TEXT, tags: [] }
    await ruleSetChanges.save(form)
  }
  async function loadDocument(): Promise<void> {
    hands.send({ type: 'CHOOSE_FILES', files: [await sampleFile()] })
    changeDemo(() => ({ documentLoaded: true }))
  }
  function chooseFolder(): void {
    const ruleSet = demoState().ruleSets[0]
    if (!ruleSet) throw new Error('There is no rule set to choose.')
    hands.send({ type: 'CHOOSE_FOLDER', folderId: ruleSet.folderId })
  }
  function chooseRuleSet(): void {
    const ruleSet = demoState().ruleSets[0]
    if (!ruleSet) throw new Error('There is no rule set to choose.')
    hands.send({ type: 'ASSIGN', folderId: ruleSet.folderId, ruleSetId: ruleSet.id })
  }
  /** Loads the document again where it is missing: after a reload, or removed while the tour was off. */
  async function submit(): Promise<void> {
    chooseRuleSet()
    hands.send({ type: 'SUBMIT' })
    if (hands.checking) return
    await loadDocument()
    chooseRuleSet()
    hands.send({ type: 'SUBMIT' })
    if (!hands.checking) throw new Error('The check could not be submitted.')
  }
  const ways: Readonly<Record<ActionStep, () => unknown>> = {
    'create-folder': () => folderChanges.create(DEMO_FOLDER),
    'create-rule': createRuleSet,
    'upload-document': loadDocument,
    'select-folder': chooseFolder,
    'select-ruleset': submit,
  }
  /** What the demo's data reports itself needs no report here. */
  const reportsItself: readonly ActionStep[] = ['create-folder', 'create-rule', 'select-ruleset']

  async function perform(step: ActionStep): Promise<void> {
    try {
      await ways[step]()
      const action = actionOf(step)
      if (action && !reportsItself.includes(step)) tour.send({ type: 'DONE', action })
    } catch (error) {
      sayFailure('This step didn’t work', error)
      tour.send({ type: 'FAILED' })
    }
  }
  useEffect(() => {
    hands.perform = (step) => void perform(step)
  })
  return null
}
