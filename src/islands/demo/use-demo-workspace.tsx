/** The Check screen's surroundings in the demo. */
import { useMemo, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { DEMO_RULE_SET, DEMO_RULE_TEXT } from '../../domain/demo.ts'
import type { SubmissionEvent } from '../../machines/submission.ts'
import { actionOf, TOUR_STEPS, type TourAction } from '../../machines/tour.ts'
import type { WorkspaceAction, WorkspaceEnvironment } from '../workspace/environment.ts'
import { changeDemo, useDemoState } from './demo-state.ts'
import { emptyHands, type Hands, restoreDocument } from './hands.ts'
import { SampleButton } from './SampleButton.tsx'
import { type DemoVisitor, refuse, type TourControl, useTour } from './use-tour.ts'
import { createDemoSource, type DemoNews } from './workspace-source.ts'

export const NO_FOLDER = 'Please select a folder first'
const OWN_FILE = 'The demo checks its own document. Sign up to check yours.'

export interface DemoWorkspace {
  readonly tour: TourControl
  readonly environment: WorkspaceEnvironment
  readonly hands: Hands
}

export function useDemoWorkspace(price: number, visitor: DemoVisitor): DemoWorkspace {
  const [hands] = useState(emptyHands)
  const tour = useTour('check', visitor, (step) => hands.perform(step))
  const { balance } = useDemoState()
  const { permit, send, isActive } = tour
  const news = useMemo(() => newsFor({ send, isActive }, hands), [send, isActive, hands])
  const steady = useMemo(() => {
    let restored = false
    return {
      source: createDemoSource(price, news),
      permit: (action: WorkspaceAction, folderId: number | null) =>
        permit(action) && possible(action, folderId, hands) && announce(action, news),
      noRuleSetText: 'Please select a rule set',
      sample: (choose: (files: readonly File[]) => void) => <SampleButton hands={hands} onChoose={choose} />,
      newRuleSet: { name: DEMO_RULE_SET, text: DEMO_RULE_TEXT },
      guide(take: (event: SubmissionEvent) => void) {
        hands.send = take
        if (!restored) restoreDocument(hands)
        restored = true
      },
      price,
      agreementPrice: null,
      mayProcess: true,
      onBalanceNews: () => undefined,
      resultsHref: pages.demoHistory,
      profileHref: pages.demoProfile,
      draftKey: 'demo',
    }
  }, [price, news, permit, hands])
  return { tour, hands, environment: useMemo(() => ({ ...steady, balance }), [steady, balance]) }
}

/** What can't be done in the demo at all, tour or not; the visitor is told. */
function possible(action: WorkspaceAction, folderId: number | null, hands: Hands): boolean {
  if (action === 'create-rule-set' && folderId === null) {
    refuse(NO_FOLDER)
    return false
  }
  if (action === 'choose-file' && !hands.holdsSample) {
    refuse(OWN_FILE)
    return false
  }
  if (action === 'choose-file' || action === 'remove-file') {
    changeDemo(() => ({ documentLoaded: action === 'choose-file' }))
  }
  return true
}

/** These are done as soon as they are permitted. */
const AT_ONCE: readonly string[] = ['choose-file', 'assign-folder']

function announce(action: WorkspaceAction, news: DemoNews): true {
  const done = TOUR_STEPS.map(actionOf).find((each) => each === action)
  if (done && AT_ONCE.includes(action)) news.done(done)
  return true
}

function newsFor({ send, isActive }: Pick<TourControl, 'send' | 'isActive'>, hands: Hands): DemoNews {
  return {
    done(action: TourAction) {
      if (action === 'submit') hands.checking = false
      // Once the screen has shown what was done, and the focus has come to rest.
      setTimeout(() => {
        if (isActive()) send({ type: 'DONE', action })
        else if (action === 'submit') location.assign(pages.demoHistory)
      })
    },
    begun() {
      hands.checking = true
      send({ type: 'BEGIN' })
    },
    stopped() {
      hands.checking = false
      send({ type: 'FAILED' })
    },
  }
}
