import { useQuery } from '@tanstack/react-query'
import { use, useEffect, useState } from 'react'
import type { HistoryEntry } from '../../../contract/documents.ts'
import { NOT_COMPARED, toChangesCsv } from '../../../domain/changes/change-words.ts'
import { type Both, type Changes, rankOf } from '../../../domain/changes/changes.ts'
import type { CheckResult } from '../../../domain/results/verdicts.ts'
import { downloadText } from '../../base/download.ts'
import { useListener } from '../../base/use-listener.ts'
import { Button, DateLocales, Dialog, EmptyState, IconButton, Skeleton, whenText } from '../../ui/index.ts'
import { CutOutSource } from '../cut-out/cut-out-source.ts'
import type { CheckedVersion } from '../state/use-comparison.ts'
import { ChangeList } from './ChangeList.tsx'
import { Missing, type ReadVersions, readVersions } from './read-versions.ts'
import { VersionPages } from './VersionPages.tsx'

interface VersionsDialogProps {
  entry: HistoryEntry
  result: CheckResult
  /** The earlier check. */
  base: HistoryEntry
  earlier: CheckedVersion
  onClose: () => void
}

/** What changed in the text since an earlier check, beside both versions. */
export default function VersionsDialog({ entry, result, base, earlier, onClose }: VersionsDialogProps) {
  const load = use(CutOutSource)?.load
  const [files, setFiles] = useState<{ before?: File; after?: File }>({})
  const [done, setDone] = useState(0)
  const { reviews, annotatedPdf: address } = entry
  const wanted = {
    before: { ...earlier, name: base.fileName, file: files.before },
    after: { result, reviews, address, name: entry.fileName, file: files.after },
  }
  const { data, error } = useQuery({
    queryKey: ['versions', earlier.address, address, files.before?.lastModified, files.after?.lastModified],
    queryFn({ signal }) {
      setDone(0)
      function onPage(): void {
        signal.throwIfAborted()
        setDone((pages) => pages + 1)
      }
      return load ? readVersions(wanted, load, onPage) : null
    },
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  })
  useEffect(() => data?.close, [data])
  const when = whenText(base.resultDate ?? base.createdAt, use(DateLocales))
  return (
    <Dialog open wide title={`Changes since the version of ${when}`} onClose={onClose}>
      <div className="versions">
        {data ? (
          <Compared
            {...data}
            names={{ before: base.fileName, after: entry.fileName }}
            pages={{ before: earlier.result.pages, after: result.pages }}
            carried={new Set(reviews.flatMap(({ findingId, madeIn }) => (madeIn ? [findingId] : [])))}
          />
        ) : error instanceof Missing ? (
          <EmptyState title={error.message}>
            <label className="stack-2">
              Choose the file that was checked. It stays on this device.
              <input
                type="file"
                accept="application/pdf"
                onChange={({ target }) => setFiles({ ...files, [error.side]: target.files?.[0] })}
              />
            </label>
          </EmptyState>
        ) : error ? (
          <p role="alert">The documents could not be compared. Please try again.</p>
        ) : (
          <div className="stack-4">
            <progress aria-label="Pages read" value={done} max={earlier.result.pages + result.pages} />
            <Skeleton label="Reading both documents" lines={6} />
          </div>
        )}
      </div>
    </Dialog>
  )
}

interface ComparedProps extends ReadVersions {
  names: Both<string>
  pages: Both<number>
  /** Ids of the later check's findings with a decision that an earlier check made. */
  carried: ReadonlySet<number>
}

function Compared({ outcome, ...props }: ComparedProps) {
  if (typeof outcome === 'string') return <p>{NOT_COMPARED[outcome]}</p>
  return <FoundChanges found={outcome} {...props} />
}

function FoundChanges({
  found,
  carried,
  pdfs,
  names,
  pages,
}: Omit<ComparedProps, 'outcome'> & { found: Changes }) {
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
  const name = `${names.after.replace(/\.pdf$/i, '')}-changes.csv`
  return (
    <>
      <div className="cluster versions-bar">
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
      <ChangeList {...{ found, at, carried }} onSelect={setAt} />
      {changes[at] && <VersionPages change={changes[at]} {...{ pdfs, names, pages }} />}
    </>
  )
}
