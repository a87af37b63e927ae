import { logFailure } from '../base/log.ts'
import type { FileStore } from '../base/ports.ts'

export function uploadKey(checkId: number): string {
  return `uploads/${checkId}.pdf`
}

/** Contains the lease token, so that a run with a lost lease overwrites nothing. */
export function annotatedKey(checkId: number, leaseToken: string): string {
  return `${annotatedPrefix(checkId)}${leaseToken}.pdf`
}

export function annotatedPrefix(checkId: number): string {
  return `annotated/${checkId}-`
}

/** Never throws: the change that made the files useless is stored, and the sweeper deletes what is left. */
export async function deleteFiles(
  files: Pick<FileStore, 'delete'>,
  ...keys: readonly string[]
): Promise<void> {
  await files.delete(...keys).catch((error: unknown) => logFailure('files-not-deleted', {}, error))
}
