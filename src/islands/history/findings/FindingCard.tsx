import { useMutation } from '@tanstack/react-query'
import { type MouseEvent, useId } from 'react'
import type { HistoryEntry } from '../../../contract/documents.ts'
import { pages } from '../../../contract/urls.ts'
import { reviewOf } from '../../../domain/results/decisions.ts'
import { agreementWords, aiWords, findingName } from '../../../domain/results/finding-words.ts'
import type { ListedFinding } from '../../../domain/results/findings.ts'
import { needsDecision } from '../../../domain/results/result-counts.ts'
import { showFailureText } from '../../session/failures.ts'
import { Badge, Button, classes, toast, VerdictMark } from '../../ui/index.ts'
import { ReviewControls } from '../review/ReviewControls.tsx'
import type { Decisions } from '../review/use-decisions.ts'
import type { HistorySource } from '../state/history-source.ts'
import { cardId, formatLink } from '../state/link.ts'
import type { Spot } from '../state/spots.ts'
import type { Change } from '../state/use-comparison.ts'
import { EvidenceList } from './EvidenceList.tsx'
import { FiguresLine, FindingWords, Limits, SuggestedWording } from './FindingWords.tsx'
import { Absence } from './Places.tsx'

interface FindingCardProps {
  entry: HistoryEntry
  listed: ListedFinding
  current: boolean
  onSelect: () => void
  language: string
  change: Change | null
  decisions: Decisions | null
  keepTest: HistorySource['keepTest'] | undefined
  onSpot: ((spot: Spot) => void) | null
}

export function FindingCard(props: FindingCardProps) {
  const { entry, listed, current, onSelect, language, change, decisions, keepTest, onSpot } = props
  const { finding, section, verdict, isLimited, ai } = listed
  const aiSays = aiWords(listed)
  const { documentRequestId } = entry
  const { agreement } = finding
  const title = useId()
  const review = reviewOf((decisions ?? entry).reviews, finding.id)
  const quotes = { onSpot, fileName: current ? entry.fileName : null }
  const isFolded = !current && review === null && !needsDecision(listed)
  function press(event: MouseEvent): void {
    const isControl = event.target instanceof Element && event.target.closest('button, textarea, summary')
    if (isControl || getSelection()?.isCollapsed === false) return
    event.preventDefault()
    onSelect()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link in its head does the same
    <article
      id={cardId(documentRequestId, finding.id)}
      className={classes('finding inset-focus', current && 'finding-current', isFolded && 'finding-folded')}
      aria-labelledby={title}
      aria-current={current ? 'true' : undefined}
      data-tour={section}
      tabIndex={-1}
      onClick={press}
    >
      <p className="cluster finding-head">
        <VerdictMark verdict={verdict} isLimited={isLimited} />
        {aiSays && <span className="note">{aiSays}</span>}
        <a className="note finding-number" href={formatLink(documentRequestId, finding.id)}>
          {findingName(listed)}
        </a>
        {agreement && (
          <Badge tone={agreement.votes === agreement.of ? 'plain' : 'waiting'}>
            {agreementWords(agreement)}
          </Badge>
        )}
        {change === 'changed' && <Badge>rule changed</Badge>}
        {change === 'new' && <Badge tone="waiting">new</Badge>}
        {change === 'still' && <Badge>{verdict === 'broken' ? 'still broken' : 'still not found'}</Badge>}
      </p>
      <h4 id={title}>{finding.rule}</h4>
      <FiguresLine finding={finding} />
      <FindingWords finding={finding} language={language} />
      <EvidenceList label="Evidence" evidence={finding.evidence} {...quotes} />
      {ai.isLimited && <Limits finding={finding} language={language} {...quotes} />}
      {ai.verdict === 'not-found' && (
        <Absence
          pages={entry.result?.pages ?? 0}
          {...{ finding, onSpot }}
          onFound={decisions && review === null ? (passage) => decisions.found(listed, passage) : null}
        />
      )}
      {finding.fix && verdict !== 'met' && <SuggestedWording wording={finding.fix} language={language} />}
      {decisions && <ReviewControls {...{ listed, review, decisions }} />}
      {current && keepTest && (
        <KeepTest keep={() => keepTest(documentRequestId, finding.id)} ruleSet={entry.ruleSetName} />
      )}
    </article>
  )
}

function KeepTest({ keep, ruleSet }: { keep: () => Promise<void>; ruleSet: string }) {
  const keeping = useMutation({
    mutationFn: keep,
    onSuccess() {
      const action = { label: 'See its tests in Check', href: pages.check }
      toast({ kind: 'success', text: `Kept as a test of “${ruleSet}”.`, action })
    },
    onError: (error) => showFailureText(error.message, error),
  })
  return (
    <p className="keep-test">
      <Button small variant="quiet" loading={keeping.isPending} onClick={() => keeping.mutate()}>
        Keep as test
      </Button>
    </p>
  )
}
