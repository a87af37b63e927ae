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
  const arrived = new Set(batch?.checks.map(({ fileName }) => fileName))
  const missing = names.filter((name) => !arrived.has(name))
  const unsure = names.filter((name) => arrived.has(name))
  if (names.length === 0) return null
  return (
    <Message kind="info">
      {missing.length > 0 && (
        <p>
          {missing.length === 1 ? '1 file was' : `${missing.length} files were`} not sent before you left this
          page. The browser can’t keep files, so please choose them again. {listed(missing)}
        </p>
      )}
      {unsure.length > 0 && (
        <p>
          In the table, but not confirmed before you left this page: {listed(unsure)}. If several of your
          files have that name, choose them again.
        </p>
      )}
    </Message>
  )
}

function listed(names: readonly string[]): string {
  const more = names.length - NAMED
  return `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
