import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import type { RuleSet } from '../../../contract/workspace.ts'
import { RULE_ERRORS } from '../../../domain/errors/rule-errors.ts'
import { ApiError } from '../../base/call.ts'
import { Button, Message } from '../../ui/index.ts'
import { useWorkspace } from '../state/environment.ts'
import { copyName, type SavableForm } from '../state/rule-set-form.ts'
import { ruleDifference } from './rule-difference.ts'

interface ConflictProps {
  /** Id of the rule set, and when its save was refused. */
  id: number
  at: number
  /** The current input; null while it can't be saved. */
  typed: () => SavableForm | null
  onSave: (form: SavableForm) => void
}

/** The rule set was saved elsewhere since it was opened: the user compares, overwrites or keeps both. */
export function Conflict({ id, at, typed, onSave }: ConflictProps) {
  const { source } = useWorkspace()
  const { data, error, refetch } = useQuery({
    queryKey: ['rule-set', id, at],
    queryFn: () => source.ruleSet(id),
  })
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Returns a promise in newer browsers, which an effect must not.
    void panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const isGone = error instanceof ApiError && error.status === 404

  function keepBoth(): void {
    const form = typed()
    if (form) onSave({ ...form, edited: null, name: isGone ? form.name : copyName(form.name) })
  }
  function overwrite({ updatedAt }: RuleSet): void {
    const form = typed()
    if (form) onSave({ ...form, edited: { id, updatedAt } })
  }
  return (
    <div ref={panel}>
      <Message kind="error">
        {isGone
          ? 'This rule set was deleted elsewhere since you opened it.'
          : `${RULE_ERRORS.ruleSetChanged.text} Both versions are kept until you choose.`}
        {data && <Comparison saved={data} mine={typed()} />}
        <span className="cluster">
          {data && (
            <Button small onClick={() => overwrite(data)}>
              Overwrite with mine
            </Button>
          )}
          {(data || isGone) && (
            <Button small onClick={keepBoth}>
              {isGone ? 'Save as a new rule set' : 'Keep both'}
            </Button>
          )}
          {error && !isGone && (
            <Button small onClick={() => void refetch()}>
              Try again
            </Button>
          )}
        </span>
      </Message>
    </div>
  )
}

function Comparison({ saved, mine }: { saved: RuleSet; mine: SavableForm | null }) {
  const { onlyMine, onlyTheirs } = ruleDifference(mine?.text ?? '', saved.text)
  return (
    <details className="conflict-comparison">
      <summary>Compare</summary>
      {mine && mine.name !== saved.name && (
        <p>
          The saved version is called “{saved.name}”, yours “{mine.name}”.
        </p>
      )}
      <Rules title="Only in the saved version" rules={onlyTheirs} />
      <Rules title="Only in yours" rules={onlyMine} />
      {onlyMine.length + onlyTheirs.length === 0 && <p>Both have the same rules.</p>}
    </details>
  )
}

function Rules({ title, rules }: { title: string; rules: readonly string[] }) {
  const id = useId()
  if (rules.length === 0) return null
  return (
    <>
      <h3 id={id}>{title}</h3>
      <ul aria-labelledby={id}>
        {rules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no identity but its place
          <li key={index}>{rule}</li>
        ))}
      </ul>
    </>
  )
}
