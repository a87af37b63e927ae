import { version } from '../../../package.json'
import type { Provenance } from '../../domain/results/verdicts.ts'
import { fileSha256 } from '../base/hash.ts'
import { CHECKER_VERSION } from '../check/prompt.ts'

export const PRODUCT_VERSION = version

export async function provenanceOf(pdf: Uint8Array<ArrayBuffer>): Promise<Provenance> {
  return { sha256: await fileSha256(pdf), promptVersion: CHECKER_VERSION, productVersion: PRODUCT_VERSION }
}
