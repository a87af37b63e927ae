import type { ReactNode } from 'react'
import type { RuleSet } from '../../../contract/rule-sets.ts'
import { Message, Skeleton } from '../../ui/index.ts'
import { type FolderWithRuleSets, useAllRuleSets, useFailureToast, useFolders } from '../queries.ts'
import { RuleSetRow } from '../rule-sets/RuleSetRow.tsx'
import { type HitGroup, search } from '../rule-sets/rule-search.ts'
import type { Selection } from '../use-selection.ts'
import { moveBetweenRows } from './rows.ts'

interface SearchResultsProps {
  words: string
  everywhere: boolean
  selection: Selection
}

/** What was found, folder by folder. */
export function SearchResults({ words, everywhere, selection }: SearchResultsProps): ReactNode {
  const all = useAllRuleSets(useFolders().data ?? [], everywhere)
  useFailureToast('Failed to load prompts for global search', everywhere ? all.error : null)
  const groups = search(words, everywhere ? all.groups : here(selection))
  const count = groups.reduce((sum, group) => sum + group.hits.length, 0)
  const first = groups[0]?.hits[0]?.ruleSet.id
  const shown = groups.some(({ hits }) => hits.some(({ ruleSet }) => ruleSet.id === selection.ruleSet?.id))
  return (
    <section className="workspace-part rule-set-list" aria-labelledby="found-title">
      <header className="part-head">
        <h2 id="found-title">{words === '' ? 'All rule sets' : 'Found'}</h2>
        <p className="part-count" role="status">
          {count === 1 ? '1 rule set' : `${count} rule sets`}
        </p>
      </header>
      {everywhere && all.error && (
        <Message kind="error">Failed to load prompts for global search. Some results may be missing.</Message>
      )}
      {groups.map((group) => (
        <Group
          key={group.folderId}
          group={group}
          words={words}
          selection={selection}
          reachable={shown ? selection.ruleSet?.id : first}
        />
      ))}
      {all.loading && <Skeleton label="Loading all folders" rows lines={4} />}
      {count === 0 && !all.loading && <Nothing words={words} everywhere={everywhere} />}
    </section>
  )
}

interface GroupProps {
  group: HitGroup<RuleSet>
  words: string
  selection: Selection
  /** The rule set that Tab leads to. */
  reachable: number | undefined
}

function Group({ group, words, selection, reachable }: GroupProps): ReactNode {
  return (
    <section aria-label={group.folderName}>
      <h3 className="found-folder">{group.folderName}</h3>
      <ul onKeyDown={moveBetweenRows}>
        {group.hits.map(({ ruleSet, rule }) => (
          <RuleSetRow
            key={ruleSet.id}
            ruleSet={ruleSet}
            words={words}
            rule={rule}
            selected={ruleSet.id === selection.ruleSet?.id}
            reachable={ruleSet.id === reachable}
            onSelect={() => selection.selectRuleSet(ruleSet)}
          />
        ))}
      </ul>
    </section>
  )
}

function Nothing({ words, everywhere }: { words: string; everywhere: boolean }): ReactNode {
  if (words === '') return <p className="part-note">No rule sets yet.</p>
  return (
    <p className="part-note">
      No rule set contains “{words}” in its name or rules.{' '}
      {!everywhere && 'Turn on “All folders” to search everywhere.'}
    </p>
  )
}

function here({ folder, ruleSets = [] }: Selection): readonly FolderWithRuleSets[] {
  return folder ? [{ ...folder, ruleSets }] : []
}
