import { use } from 'react'
import type { HistoryEntry } from '../../../contract/documents.ts'
import { DateLocales, Select, whenText } from '../../ui/index.ts'
import type { Compared } from '../state/use-comparison.ts'

/** Maximum number of choices. */
const OFFERED = 200

interface BaseChooserProps extends Pick<Compared, 'base' | 'choose'> {
  entry: HistoryEntry
  candidates: readonly HistoryEntry[]
}

/** Chooses any earlier check; those of the same rule set come first. Loaded on demand. */
export default function BaseChooser({ entry, candidates, base, choose }: BaseChooserProps) {
  const locale = use(DateLocales)
  const options = candidates.slice(0, OFFERED).map((other) => ({
    value: String(other.documentRequestId),
    label: [
      other.fileName,
      whenText(other.resultDate ?? other.createdAt, locale),
      other.ruleSetName !== entry.ruleSetName && other.ruleSetName,
    ]
      .filter(Boolean)
      .join(' · '),
  }))
  return (
    <Select
      label="Compare with"
      value={String(base?.documentRequestId ?? '')}
      options={[{ value: '', label: 'No other check' }, ...options]}
      onChange={(event) => choose(event.target.value === '' ? null : Number(event.target.value))}
    />
  )
}
