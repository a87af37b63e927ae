import { useEffect, useRef, useState } from 'react'
import type { RecognitionLanguage, ScannedPages } from '../../../domain/document/recognition.ts'
import { pdfFacts } from './pdf-facts.ts'
import { RecognitionFailed, recognisedCopy } from './recognition.ts'

export interface Running {
  readonly done: number
  readonly of: number
  /** Milliseconds since 1970. */
  readonly since: number
}

const NOTHING: ScannedPages = { pages: 0, scans: [], recognised: [] }

/** `onRecognised` replaces a file by its copy with text. */
export function useRecognition(files: readonly File[], onRecognised: (file: File, copy: File) => void) {
  const [looked, setLooked] = useState<ReadonlyMap<File, ScannedPages>>(new Map())
  const [running, setRunning] = useState<Running | null>(null)
  const [failure, setFailure] = useState('')
  const work = useRef<{ readonly stop: AbortController; file: File | null }>(null)
  useEffect(() => () => work.current?.stop.abort(), [])
  const current = work.current?.file ?? null
  const isGone = current !== null && !files.includes(current)
  useEffect(() => {
    if (isGone) work.current?.stop.abort()
  }, [isGone])

  const next = running ? undefined : files.find((file) => !looked.has(file))
  useEffect(() => {
    if (!next) return
    pdfFacts(next)
      .catch(() => NOTHING)
      .then((scans) => setLooked((before) => new Map(before).set(next, scans)))
  }, [next])

  async function recognise(languages: readonly RecognitionLanguage[], again: boolean): Promise<void> {
    const own = { stop: new AbortController(), file: null as File | null }
    work.current = own
    const pagesOf = (file: File): number => countPages(looked.get(file) ?? NOTHING, again)
    const since = Date.now()
    const of = files.reduce((sum, file) => sum + pagesOf(file), 0)
    let before = 0
    for (const file of files.filter((each) => pagesOf(each) > 0)) {
      own.file = file
      const onProgress = (done: number): void => setRunning({ done: before + done, of, since })
      const copy = await recognisedCopy(file, { languages, again, onProgress }, own.stop.signal)
      own.file = null
      onRecognised(file, copy)
      before += pagesOf(file)
    }
  }
  function start(languages: readonly RecognitionLanguage[], again: boolean): void {
    setFailure('')
    setRunning({ done: 0, of: 0, since: Date.now() })
    recognise(languages, again)
      .catch((error: unknown) => error instanceof RecognitionFailed && setFailure(error.message))
      .finally(() => setRunning(null))
  }
  const found = files.map((file) => looked.get(file) ?? NOTHING)
  return { found, running, failure, start, cancel: () => work.current?.stop.abort() }
}

function countPages({ scans, recognised }: ScannedPages, again: boolean): number {
  return scans.length + (again ? recognised.length : 0)
}
