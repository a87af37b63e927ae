import { useQueries } from '@tanstack/react-query'
import type { Folder, RuleSet } from '../../../contract/workspace.ts'
import { counted } from '../../../domain/text/counted.ts'
import { Message, moveFocus, Skeleton } from '../../ui/index.ts'
import { RuleSetRow } from '../rule-sets/RuleSetRow.tsx'
import { excerpt, pieces, search } from '../rule-sets/rule-search.ts'
import type { Query } from '../state/actions.ts'
import { useWorkspace } from '../state/environment.ts'
import { keys, useFailureToast, useFolders, useTags } from '../state/queries.ts'
import type { CheckScreen } from '../state/use-check-screen.ts'

interface FolderWithRuleSets extends Folder {
  readonly ruleSets: readonly RuleSet[]
}

export function SearchResults({ query, screen }: { query: Query; screen: CheckScreen }) {
  const { words, everywhere, tagId } = query
  const { selection, actions } = screen
  const all = useAllRuleSets(useFolders().data ?? [], everywhere)
  const tag = useTags().data?.find(({ id }) => id === tagId)?.name
  useFailureToast('Failed to load prompts for global search', everywhere ? all.error : null)
  const isAll = words === '' && tagId === null
  const groups = search(query, everywhere ? all.groups : here(selection))
  const count = groups.reduce((sum, group) => sum + group.hits.length, 0)
  const first = groups[0]?.hits[0]?.ruleSet.id
  const selected = selection.ruleSet?.id
  const shown = groups.some(({ hits }) => hits.some(({ ruleSet }) => ruleSet.id === selected))
  return (
    <section className="workspace-part rule-set-list" aria-labelledby="found-title">
      <header className="spread part-head">
        <h2 id="found-title">{isAll ? 'All rule sets' : 'Found'}</h2>
        <p className="note" role="status">
          {counted(count, 'rule set')}
        </p>
      </header>
      {everywhere && all.error && (
        <Message kind="error">Failed to load prompts for global search. Some results may be missing.</Message>
      )}
      {groups.map(({ folderId, folderName, hits }) => (
        <section key={folderId} aria-label={folderName}>
          <h3 className="found-folder">{folderName}</h3>
          <ul onKeyDown={(event) => moveFocus(event, '[data-row]')}>
            {hits.map(({ ruleSet, rule }) => (
              <RuleSetRow
                key={ruleSet.id}
                ruleSet={ruleSet}
                selected={ruleSet.id === selected}
                reachable={ruleSet.id === (shown ? selected : first)}
                onSelect={() => actions.selectRuleSet(ruleSet)}
              >
                {words !== '' && (
                  <>
                    <Marked text={ruleSet.name} words={words} />
                    {rule !== '' && (
                      <span className="clamped row-excerpt">
                        <Marked text={excerpt(rule, words)} words={words} />
                      </span>
                    )}
                  </>
                )}
              </RuleSetRow>
            ))}
          </ul>
        </section>
      ))}
      {all.loading && <Skeleton label="Loading all folders" rows lines={4} />}
      {count === 0 && !all.loading && (
        <p className="note">
          {isAll ? (
            'No rule sets yet.'
          ) : (
            <>
              No rule set {tag !== undefined && `tagged “${tag}”`}{' '}
              {words === '' ? 'is here' : `contains “${words}” in its name or rules`}.{' '}
              {!everywhere && 'Turn on “All folders” to search everywhere.'}
            </>
          )}
        </p>
      )}
    </section>
  )
}

function here({ folder, ruleSets = [] }: CheckScreen['selection']): readonly FolderWithRuleSets[] {
  return folder ? [{ ...folder, ruleSets }] : []
}

function Marked({ text, words }: { text: string; words: string }) {
  return pieces(text, words).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no identity but their place
    piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
  )
}

function useAllRuleSets(folders: readonly Folder[], wanted: boolean) {
  const { source } = useWorkspace()
  return useQueries({
    queries: folders.map(({ id }) => ({
      queryKey: keys.ruleSets(id),
      queryFn: () => source.ruleSets(id),
      enabled: wanted,
    })),
    combine: (results) => ({
      groups: folders.map(
        (folder, index): FolderWithRuleSets => ({ ...folder, ruleSets: results[index]?.data ?? [] }),
      ),
      loading: wanted && results.some((result) => result.isLoading),
      error: results.find((result) => result.error)?.error ?? null,
    }),
  })
}
