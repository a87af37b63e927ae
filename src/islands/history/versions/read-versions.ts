/** Reads two checked versions of a document, and what changed between them. */
import {
  type Both,
  type changesBetween,
  SIDES,
  type SideName,
  type Version,
} from '../../../domain/changes/changes.ts'
import { sha256Of } from '../../base/file-hash.ts'
import { onSessionEnd } from '../../session/session.ts'
import type { CheckedVersion } from '../state/use-comparison.ts'
import { openPdf } from '../viewer/pdfjs.ts'
import { pageTextsOf } from './page-texts.ts'

type Opened = Awaited<ReturnType<typeof openPdf>>
type Outcome = ReturnType<typeof changesBetween>

/** A version that was asked for and is not kept, or whose file is another than the one that was checked. */
export class Missing extends Error {
  readonly side: SideName

  constructor(side: SideName, text: string) {
    super(text)
    this.side = side
  }
}

export interface WantedVersion extends CheckedVersion {
  readonly name: string
  /** The user's own, instead of the kept one. */
  readonly file: File | undefined
}

export interface ReadVersions {
  readonly outcome: Outcome
  readonly pdfs: Both<Opened['pdf']>
  readonly close: () => void
}

export async function readVersions(
  wanted: Both<WantedVersion>,
  load: (address: string) => Promise<Uint8Array<ArrayBuffer>>,
  onPage: () => void,
): Promise<ReadVersions> {
  const opened: Opened[] = []
  const close = (): void => {
    for (const each of opened) each.close()
  }
  try {
    const texts: Version[] = []
    for (const side of SIDES) {
      const { result, reviews } = wanted[side]
      const next = await openPdf(await bytesOf(side, wanted[side], load))
      opened.push(next)
      texts.push({ result, reviews, pages: await pageTextsOf(next.pdf, result.pages, onPage) })
    }
    const [before, after] = opened.map(({ pdf }) => pdf) as [Opened['pdf'], Opened['pdf']]
    return { outcome: await comparedBeside(texts), pdfs: { before, after }, close }
  } catch (error) {
    close()
    throw error
  }
}

async function bytesOf(
  side: SideName,
  { address, name, file, result }: WantedVersion,
  load: (address: string) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!file) {
    const kept = address === null ? null : await load(address).catch((error) => void onSessionEnd(error))
    if (kept) return kept
    throw new Missing(side, `“${name}” is no longer kept here`)
  }
  if ((await sha256Of(file)) === result.provenance?.sha256) return new Uint8Array(await file.arrayBuffer())
  throw new Missing(side, `This is not “${name}” as it was checked`)
}

/** The page stays usable meanwhile. */
function comparedBeside(versions: readonly Version[]): Promise<Outcome> {
  const worker = new Worker(new URL('./changes.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Outcome>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Outcome>) => resolve(data)
    worker.onerror = () => reject(new Error('the versions were not compared'))
    worker.postMessage(versions)
  }).finally(() => worker.terminate())
}
