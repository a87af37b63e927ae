import { DEMO_FILE, DEMO_PDF } from '../../domain/demo.ts'
import { file } from './history-source.ts'

/** The demo's document. @throws ApiError */
export async function sampleFile(): Promise<File> {
  return new File([await (await file(DEMO_PDF)).blob()], DEMO_FILE, { type: 'application/pdf' })
}
