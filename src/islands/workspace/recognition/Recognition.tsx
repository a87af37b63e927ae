import { useEffect, useId, useRef, useState } from 'react'
import { FILE_MAX_BYTES } from '../../../domain/document/documents.ts'
import {
  expectedSeconds,
  isRecognitionLanguage,
  RECOGNITION_LANGUAGES,
  type RecognitionLanguage,
  type ScannedPages,
  sizeWithText,
} from '../../../domain/document/recognition.ts'
import { counted } from '../../../domain/text/counted.ts'
import { languageOf } from '../../../domain/text/text-language.ts'
import { Button, Message, Select } from '../../ui/index.ts'
import { pdfFacts } from './pdf-facts.ts'
import { RecognitionFailed, recognisedCopy } from './recognition.ts'

interface RecognitionProps {
  files: readonly File[]
  /** Text of the rules that they will be checked against; empty while none are chosen. */
  rules: string
  onRecognised: (file: File, copy: File) => void
}

const names = new Intl.DisplayNames('en', { type: 'language' })
const options = Object.keys(RECOGNITION_LANGUAGES).map((value) => ({
  value,
  label: names.of(value) ?? value,
}))

export default function Recognition({ files, rules, onRecognised }: RecognitionProps) {
  const { found, running, failure, start, cancel } = useRecognition(files, onRecognised)
  const [chosen, setChosen] = useState<RecognitionLanguage | null>(null)
  const language = chosen ?? guessedLanguage(rules, navigator.languages)
  const scans = found.reduce((sum, each) => sum + each.scans.length, 0)
  const recognised = found.reduce((sum, each) => sum + each.recognised.length, 0)
  const tooLarge = files.filter(
    ({ size }, at) => sizeWithText(size, found[at]?.scans.length ?? 0) > FILE_MAX_BYTES,
  )
  if (running) return <Progress {...running} onCancel={cancel} />
  if (scans + recognised === 0) return null
  return (
    <section className="stack-2 recognition" aria-label="Text recognition">
      {failure && <Message kind="error">{failure}</Message>}
      <p role="status">{scansSentence(found)}</p>
      <Select
        label="Language of the scans"
        options={options}
        value={language}
        onChange={({ target }) => setChosen(target.value as RecognitionLanguage)}
      />
      {scans > 0 && (
        <>
          <Button wide onClick={() => start([language], false)}>
            Recognise text
          </Button>
          <p className="note">
            Takes {aboutTime(expectedSeconds(scans))}, in this browser: nothing is sent for it. Without it, no
            words of these pages can be proof.
          </p>
        </>
      )}
      {scans === 0 && (
        <Button small variant="quiet" onClick={() => start([language], true)}>
          Recognise again
        </Button>
      )}
      {tooLarge.length > 0 && (
        <p className="note">
          With its text, {tooLarge.length === 1 ? 'a file' : `${tooLarge.length} files`} may become larger
          than 10 MB and can’t be sent then.
        </p>
      )}
    </section>
  )
}

/** The time left is that of the pages so far, and before the first page the usual one. */
function Progress({ done, of, since, onCancel }: Running & { onCancel: () => void }) {
  const id = useId()
  const left = done === 0 ? expectedSeconds(of) : ((Date.now() - since) / 1000 / done) * (of - done)
  return (
    <div className="upload">
      <label htmlFor={id}>
        {of === 0
          ? 'Loading text recognition'
          : `Recognising page ${Math.min(done + 1, of)} of ${of}, ${aboutTime(left)} left`}
      </label>
      <Button small variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <progress id={id} max={Math.max(of, 1)} value={done} />
      <p className="note">You can go on working. What you submit now is sent without recognised text.</p>
    </div>
  )
}

/** The language of the rules, else the first of the browser's, that can be recognised; else English. */
function guessedLanguage(rules: string, browser: readonly string[]): RecognitionLanguage {
  const likely = [...(rules === '' ? [] : [languageOf(rules)]), ...browser.map((tag) => tag.slice(0, 2))]
  return likely.find(isRecognitionLanguage) ?? 'en'
}

/** "about 20 seconds", "about 3 minutes". */
function aboutTime(seconds: number): string {
  return seconds < 90
    ? `about ${counted(Math.max(5, Math.ceil(seconds / 5) * 5), 'second')}`
    : `about ${counted(Math.round(seconds / 60), 'minute')}`
}

/** "3 of 4 pages are scans. Recognise their text?" */
function scansSentence(found: readonly ScannedPages[]): string {
  const sum = (of: (each: ScannedPages) => number): number => found.reduce((all, each) => all + of(each), 0)
  const scans = sum((each) => each.scans.length)
  const recognised = sum((each) => each.recognised.length)
  if (scans === 0)
    return `The text of ${counted(recognised, 'page')} was recognised from ${recognised === 1 ? 'a picture' : 'pictures'}.`
  const within = found.filter((each) => each.scans.length > 0)
  const pages = sum((each) => each.pages)
  const counts =
    found.length === 1
      ? `${scans} of ${counted(pages, 'page')}`
      : `${counted(scans, 'page')} in ${counted(within.length, 'document')}`
  return `${counts} ${scans === 1 ? 'is a scan. Recognise its text?' : 'are scans. Recognise their text?'}`
}

interface Running {
  readonly done: number
  readonly of: number
  /** Milliseconds since 1970. */
  readonly since: number
}

const NOTHING: ScannedPages = { pages: 0, scans: [], recognised: [] }

function useRecognition(files: readonly File[], onRecognised: (file: File, copy: File) => void) {
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
