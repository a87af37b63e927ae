/** File store keys of a check. */

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
