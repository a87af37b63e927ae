import type { HistoryEntry } from '../../contract/documents.ts'
import {
  DEMO_CHECKED_PDF,
  DEMO_EXAMPLE_DATE,
  DEMO_FILE,
  DEMO_RULE_SET,
  DEMO_RULE_TEXT,
  resultFor,
} from '../../domain/account/demo.ts'
import { reviewsAfter } from '../../domain/results/decisions.ts'
import type { CheckResult } from '../../domain/results/verdicts.ts'
import { ApiError } from '../base/call.ts'
import type { HistorySource } from '../history/state/history-source.ts'
import { changeDemo, type DemoState, demoState } from './demo-state.ts'

export function demoEntries(
  prepared: CheckResult,
  price: number,
  { submission, reviews }: Pick<DemoState, 'submission' | 'reviews'>,
): readonly HistoryEntry[] {
  const at = submission?.at ?? DEMO_EXAMPLE_DATE
  const entry: HistoryEntry = {
    documentRequestId: 1,
    state: 'FINISHED',
    resultDate: at,
    createdAt: at,
    fileName: DEMO_FILE,
    documentResultId: 1,
    savedResult: false,
    priceFinal: submission?.price ?? price,
    annotatedPdf: DEMO_CHECKED_PDF,
    result: resultFor(prepared, submission?.ruleText ?? DEMO_RULE_TEXT),
    stage: null,
    failure: null,
    ruleSetName: submission?.ruleSetName ?? DEMO_RULE_SET,
    reviews,
  }
  return [entry]
}

export function createDemoHistory(prepared: CheckResult, price: number): HistorySource {
  const entries = (): readonly HistoryEntry[] => demoEntries(prepared, price, demoState())
  return {
    list: async () => entries(),
    entry: async (id) => entries().find((each) => each.documentRequestId === id) ?? null,
    async probePdf(address) {
      await (await file(address)).body?.cancel()
    },
    pdf: async (address) => new Uint8Array(await (await file(address)).arrayBuffer()),
    async review(_id, change) {
      changeDemo(({ reviews }) => ({ reviews: reviewsAfter(reviews, change) }))
    },
  }
}

export async function file(address: string): Promise<Response> {
  const response = await fetch(address).catch(() => null)
  if (!response?.ok) throw new ApiError(address, response?.status ?? 0)
  return response
}
