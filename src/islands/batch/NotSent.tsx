import { Message } from '../ui/index.ts'
import type { WholeBatch } from './batch-source.ts'

const NAMED = 5

interface NotSentProps {
  /** Files whose answer had not come when the page was left. */
  names: readonly string[]
  batch: WholeBatch | null
}

/** Tells which files to choose again. One that is in the table may have arrived, or only another of its name. */
export function NotSent({ names, batch }: NotSentProps) {
  const inTable = (name: string) => batch?.checks.some(({ fileName }) => fileName === name)
  const missing = names.filter((name) => !inTable(name))
  const unsure = names.filter(inTable)
  if (names.length === 0) return null
  return (
    <Message kind="info">
      {missing.length > 0 && <p>Not sent before you left this page: {listed(missing)}. Choose them again.</p>}
      {unsure.length > 0 && (
        <p>
          In the table, but not confirmed before you left this page: {listed(unsure)}. Another file of this
          name may be missing.
        </p>
      )}
    </Message>
  )
}

function listed(names: readonly string[]): string {
  const more = names.length - NAMED
  return `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
