import { useState } from 'react'
import { pages } from '../../contract/urls.ts'
import type { CheckResult } from '../../domain/results/verdicts.ts'
import { HistoryScreen } from '../history/HistoryScreen.tsx'
import { DemoFrame } from './DemoFrame.tsx'
import { createDemoHistory, demoEntries } from './history-source.ts'
import { type DemoVisitor, useTour } from './use-tour.ts'

export interface DemoHistoryProps extends DemoVisitor {
  result: CheckResult
  price: number
}

export function DemoHistory({ result, price, ...visitor }: DemoHistoryProps) {
  const [source] = useState(() => createDemoHistory(result, price))
  const [example] = useState(() => demoEntries(result, price, { submission: null, reviews: [] }))
  const tour = useTour('history', visitor)
  return (
    <DemoFrame current="history" tour={tour}>
      <HistoryScreen
        source={source}
        entries={example}
        checkHref={pages.demoCheck}
        draftKey="demoReasons"
        onNews={() => undefined}
      />
    </DemoFrame>
  )
}
