import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RuleSet } from '../../../contract/workspace.ts'
import { answer, client, done, withId } from '../../base/api.ts'
import { showFailure } from '../../session/failures.ts'
import { Button, IconButton, VerdictMark } from '../../ui/index.ts'
import { useFailureToast } from '../state/queries.ts'
import { RunTestsDialog } from './RunTestsDialog.tsx'

export default function RuleSetTests({ ruleSet }: { ruleSet: RuleSet }) {
  const cache = useQueryClient()
  const queryKey = ['rule-set-tests', ruleSet.id]
  const { data: tests, error } = useQuery({
    queryKey,
    queryFn: () => answer(client.prompts[':id'].tests.$get(withId(ruleSet.id))),
  })
  const [running, setRunning] = useState(false)
  useFailureToast('Failed to load tests', error)

  async function remove(id: number): Promise<void> {
    try {
      await done(client['prompt-tests'][':id'].$delete(withId(id)))
    } catch (failure) {
      showFailure('Failed to delete the test', failure)
    }
    await cache.invalidateQueries({ queryKey })
  }
  if (!tests) return null
  return (
    <section className="stack-3 rule-set-tests" aria-labelledby="tests-title">
      <header className="spread test-head">
        <h3 id="tests-title">Tests</h3>
        {tests.length > 0 && (
          <Button small icon="play" onClick={() => setRunning(true)}>
            Run tests
          </Button>
        )}
      </header>
      {tests.length === 0 && (
        <p className="note">
          Keep a finding as a test in Results to see later whether this rule set still gives the same verdict.
        </p>
      )}
      <ul className="test-list">
        {tests.map(({ id, fileName, rule, expected }) => (
          <li key={id}>
            <VerdictMark verdict={expected} />
            <div>
              {rule}
              <p className="note">{fileName}</p>
            </div>
            <IconButton
              icon="trash-2"
              label={`Delete the test “${rule}” on ${fileName}`}
              tip="Delete"
              onClick={() => void remove(id)}
            />
          </li>
        ))}
      </ul>
      <RunTestsDialog open={running} ruleSet={ruleSet} tests={tests} onClose={() => setRunning(false)} />
    </section>
  )
}
