/** Keys of a check's files. */

export function uploadKey(checkId: number): string {
  return `uploads/${checkId}.pdf`
}

/** Contains the lease, so that a run that lost its lease overwrites nothing. */
export function annotatedKey(checkId: number, leaseToken: string): string {
  return `${annotatedPrefix(checkId)}${leaseToken}.pdf`
}

export function annotatedPrefix(checkId: number): string {
  return `annotated/${checkId}-`
}
