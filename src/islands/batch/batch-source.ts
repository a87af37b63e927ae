import type { BatchCheck, BatchChecks } from '../../contract/batches.ts'
import { isRunning } from '../../domain/document/documents.ts'
import { answer, client, done, withId } from '../base/api.ts'
import { ApiError } from '../base/call.ts'

export type WholeBatch = Omit<BatchChecks, 'next'>

/** Null if nothing is left of the batch or nothing has arrived yet. */
export async function wholeBatch(batch: string): Promise<WholeBatch | null> {
  try {
    const pages = [await checksPage(batch, null)]
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await checksPage(batch, next))
    return joined(pages)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

function checksPage(batch: string, after: number | null): Promise<BatchChecks> {
  const query = after === null ? {} : { after: String(after) }
  return answer(client.batches[':batch'].$get({ param: { batch }, query }))
}

const collator = new Intl.Collator('en', { numeric: true })

/** Sorted by file name. Each page has its own numbering of rule lists. */
export function joined(pages: readonly BatchChecks[]): WholeBatch | null {
  const [first] = pages
  if (!first) return null
  const rules = new Map<string, readonly string[]>()
  for (const list of pages.flatMap((page) => page.rules)) rules.set(JSON.stringify(list), list)
  const places = [...rules.keys()]
  const checks = pages.flatMap((page) =>
    page.checks.map((check) => ({
      ...check,
      rules: places.indexOf(JSON.stringify(page.rules[check.rules])),
    })),
  )
  const sorted = checks.sort((a, b) => collator.compare(a.fileName, b.fileName))
  const { id, ruleSetName, agreement } = first
  return { id, ruleSetName, agreement, rules: [...rules.values()], checks: sorted }
}

/** The last submitted first, so that no slot goes to one about to be cancelled. Returns how many could not be. */
export async function cancelRunning(checks: readonly BatchCheck[]): Promise<number> {
  let left = 0
  for (const { documentRequestId } of checks
    .filter(({ state }) => isRunning(state))
    .toSorted((a, b) => b.documentRequestId - a.documentRequestId)) {
    try {
      await done(client.documents[':id'].cancel.$post(withId(documentRequestId)))
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error
      left += 1
    }
  }
  return left
}
