import { flipsSentence, outcomeWords } from '../../../domain/rules/rule-set-tests.ts'
import { formatLink } from '../../history/state/link.ts'
import { Message } from '../../ui/index.ts'
import { useWorkspace } from '../state/environment.ts'
import type { FileOutcome } from './run-tests.ts'

export function TestOutcomes({ outcomes, of }: { outcomes: readonly FileOutcome[]; of: number }) {
  const { resultsHref } = useWorkspace()
  const judged = outcomes.flatMap(({ file, checkId, outcomes: own }) =>
    own.map((outcome) => ({ file, checkId, outcome })),
  )
  const flippedFirst = judged.toSorted((a, b) => Number(b.outcome.isFlipped) - Number(a.outcome.isFlipped))
  return (
    <div className="stack-4 test-outcomes">
      <p role="status">
        {outcomes.length < of
          ? `${outcomes.length} of ${of} documents checked…`
          : flipsSentence(judged.map(({ outcome }) => outcome))}
      </p>
      {outcomes.map(
        ({ file, failure }) =>
          failure && (
            <Message key={file.name} kind="error">
              {file.name}: {failure}
            </Message>
          ),
      )}
      <ul>
        {flippedFirst.map(({ file, checkId, outcome }) => (
          <li key={outcome.test.id} className={outcome.isFlipped ? 'test-flipped' : undefined}>
            <p>
              <strong>{outcomeWords(outcome)}</strong>
            </p>
            <p>{outcome.finding?.rule ?? outcome.test.rule}</p>
            <p className="note test-file">
              {file.name}
              {checkId !== null && outcome.finding && (
                <>
                  {' · '}
                  <a href={`${resultsHref}${formatLink(checkId, outcome.finding.id)}`}>Open the finding</a>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
