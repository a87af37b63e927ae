/** The demo's hold on the Check screen: what the tour does there in the visitor's place goes through it. */

import { DEMO_FILE, DEMO_PDF } from '../../domain/demo.ts'
import type { SubmissionEvent } from '../../machines/submission.ts'
import type { ActionStep } from '../../machines/tour.ts'
import { changeDemo, demoState } from './demo-state.ts'
import { file } from './history-source.ts'

export interface Hands {
  /** The document column. */
  send: (event: SubmissionEvent) => void
  perform: (step: ActionStep) => void
  /** The demo's document has just been fetched and may be taken in; nothing else may. */
  holdsSample: boolean
  /** A check is under way. */
  checking: boolean
}

export function emptyHands(): Hands {
  return { send: () => undefined, perform: () => undefined, holdsSample: false, checking: false }
}

/** @throws ApiError */
export async function sampleFile(): Promise<File> {
  return new File([await (await file(DEMO_PDF)).blob()], DEMO_FILE, { type: 'application/pdf' })
}

/** Puts the document back into its column after a reload, where it lay there before. */
export function restoreDocument(hands: Hands): void {
  if (!demoState().documentLoaded) return
  sampleFile().then(
    (sample) => hands.send({ type: 'CHOOSE_FILES', files: [sample] }),
    () => changeDemo(() => ({ documentLoaded: false })),
  )
}
