import { useQuery } from '@tanstack/react-query'
import { use, useCallback, useState } from 'react'
import type { HistoryEntry } from '../../../contract/documents.ts'
import { NOT_COMPARED, toChangesCsv } from '../../../domain/changes/change-words.ts'
import { type Changes, type changesBetween, rankOf, type Version } from '../../../domain/changes/changes.ts'
import type { Both } from '../../../domain/changes/version-text.ts'
import type { CheckResult } from '../../../domain/results/verdicts.ts'
import { downloadText } from '../../base/download.ts'
import { sha256Of } from '../../base/file-hash.ts'
import { useListener } from '../../base/use-listener.ts'
import { Button, DateLocales, Dialog, EmptyState, IconButton, Skeleton, whenText } from '../../ui/index.ts'
import { CutOutSource } from '../cut-out/cut-out-source.ts'
import type { CheckedVersion } from '../state/use-comparison.ts'
import { usePdf } from '../viewer/use-pdf.ts'
import { ChangeList } from './ChangeList.tsx'
import { pageTextsOf } from './page-texts.ts'
import { type OpenVersion, VersionPages } from './VersionPages.tsx'

interface VersionsDialogProps {
  entry: HistoryEntry
  result: CheckResult
  base: HistoryEntry
  earlier: CheckedVersion
  onClose: () => void
}

export default function VersionsDialog({ entry, result, base, earlier, onClose }: VersionsDialogProps) {
  const later = { result, reviews: entry.reviews, address: entry.annotatedPdf }
  const before = useVersion(earlier, base.fileName)
  const after = useVersion(later, entry.fileName)
  const missing = [before, after].find(({ hasFailed }) => hasFailed)
  const when = whenText(base.resultDate ?? base.createdAt, use(DateLocales))
  return (
    <Dialog open wide title={`Changes since the version of ${when}`} onClose={onClose}>
      <div className="versions">
        {missing ? (
          <EmptyState title={missing.problem}>
            <label className="stack-2">
              Choose the file that was checked. It stays on this device.
              <input
                type="file"
                accept="application/pdf"
                onChange={({ target }) => missing.choose(target.files?.[0])}
              />
            </label>
          </EmptyState>
        ) : before.open && after.open ? (
          <Compared before={earlier} after={later} versions={{ before: before.open, after: after.open }} />
        ) : (
          reading
        )}
      </div>
    </Dialog>
  )
}

const reading = <Skeleton label="Reading both documents" lines={6} />

function useVersion({ address, result }: CheckedVersion, name: string) {
  const kept = use(CutOutSource)?.load
  const [file, choose] = useState<File>()
  const sha256 = result.provenance?.sha256
  const load = useCallback(
    async (from: string) => {
      if (kept && !file) return kept(from)
      if (!file || (await sha256Of(file)) !== sha256) throw new Error('another file')
      return new Uint8Array(await file.arrayBuffer())
    },
    [kept, file, sha256],
  )
  const { state } = usePdf(address ?? 'none', load, result.pages)
  const open = state.status === 'ready' ? { ...state, name } : null
  const problem = `“${name}” ${file ? 'is another file than the one checked' : 'can’t be loaded; it may be gone'}`
  return { hasFailed: state.status === 'failed', problem, choose, open }
}

interface ComparedProps extends Both<CheckedVersion> {
  versions: Both<OpenVersion>
}

function Compared({ before, after, versions }: ComparedProps) {
  const { data, error } = useQuery({
    queryKey: ['versions', versions.before.pdf.fingerprints, versions.after.pdf.fingerprints],
    async queryFn() {
      const [was, is] = await Promise.all([pageTextsOf(versions.before), pageTextsOf(versions.after)])
      return comparedBeside({ ...before, pages: was }, { ...after, pages: is })
    },
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  })
  if (error) return <p role="alert">The documents could not be compared. Please try again.</p>
  if (typeof data === 'string') return <p>{NOT_COMPARED[data]}</p>
  return data ? <Found found={data} versions={versions} /> : reading
}

type Outcome = ReturnType<typeof changesBetween>

/** The page stays usable meanwhile. */
function comparedBeside(...versions: readonly [Version, Version]): Promise<Outcome> {
  const worker = new Worker(new URL('./changes.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Outcome>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Outcome>) => resolve(data)
    worker.onerror = reject
    worker.postMessage(versions)
  }).finally(() => worker.terminate())
}

function Found({ found, versions }: Pick<ComparedProps, 'versions'> & { found: Changes }) {
  const { changes } = found
  const [at, setAt] = useState(0)
  const flips = changes.filter((change) => rankOf(change) === 0).length
  const step = (by: number): void => setAt((now) => (now + by + changes.length) % Math.max(1, changes.length))
  const acts: Readonly<Record<string, () => void>> = {
    j: () => step(1),
    k: () => step(-1),
    f: () => setAt((now) => (now + 1 < flips ? now + 1 : 0)),
  }
  useListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    if (!ctrlKey && !metaKey && !altKey) acts[key.toLowerCase()]?.()
  })
  const name = `${versions.after.name.replace(/\.pdf$/i, '')}-changes.csv`
  return (
    <>
      <div className="in-line versions-bar">
        <output className="note">
          {changes.length === 0 ? 'No words changed' : `${at + 1} of ${changes.length}`}
        </output>
        <IconButton icon="chevron-up" label="Previous change (K)" onClick={acts.k} />
        <IconButton icon="chevron-down" label="Next change (J)" onClick={acts.j} />
        {flips > 0 && (
          <Button small onClick={acts.f}>
            Next flip (F)
          </Button>
        )}
        <Button small icon="download" onClick={() => downloadText(name, 'text/csv', toChangesCsv(found))}>
          Export CSV
        </Button>
        <Button small onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <ChangeList {...{ found, at }} onSelect={setAt} />
      {changes[at] && <VersionPages change={changes[at]} versions={versions} />}
    </>
  )
}
