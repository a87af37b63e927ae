import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Both, type Change, SIDES, type Side } from '../../../domain/changes/changes.ts'
import { rectOf } from '../viewer/marks.ts'
import { useInnerWidth } from '../viewer/Pages.tsx'
import { PageView } from '../viewer/PageView.tsx'

interface VersionPagesProps {
  change: Change
  pdfs: Both<PDFDocumentProxy>
  names: Both<string>
  /** Number of each document's own pages; its highlighted PDF may begin with pages of ours. */
  pages: Both<number>
}

/** CSS pixels between the two versions. */
const GAP = 16
const A4 = { width: 595, height: 842 }
const [NOWHERE, NOTHING, NO_SELECTION] = [{ current: null }, [], () => undefined]

/** The pages of a change in both versions, its words at the same height, in one scrolling region. */
export function VersionPages({ change, pdfs, names, pages }: VersionPagesProps) {
  const host = useRef<HTMLElement>(null)
  const width = Math.floor((useInnerWidth(host) - GAP) / 2)
  const [tops, setTops] = useState({ before: 0, after: 0 })
  const highest = Math.max(tops.before, tops.after)
  const marks = useMemo(() => {
    const of = (side: Side) =>
      side.marks.map((mark) => [{ ...mark, findingId: 0, kind: 'quote' as const, tag: '', name: '' }])
    return { before: of(change.before), after: of(change.after) }
  }, [change])
  useEffect(() => {
    let left = false
    Promise.all(SIDES.map((side) => topOf(pdfs[side], pages[side], change[side]))).then(
      ([before = 0, after = 0]) => left || setTops({ before, after }),
      () => {},
    )
    return () => {
      left = true
    }
  }, [pdfs, pages, change])
  useEffect(() => {
    if (host.current) host.current.scrollTop = highest * width - host.current.clientHeight / 3
  }, [highest, width])
  return (
    <section
      ref={host}
      className="viewer-pages versions-pages"
      aria-label="Both versions"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      {width > 0 &&
        SIDES.map((side) => (
          <div key={side}>
            <p className="note" title={names[side]}>
              {side === 'before' ? 'Before' : 'Now'}: {names[side]}
            </p>
            <div style={{ paddingTop: (highest - tops[side]) * width }}>
              {marks[side].map((own) => (
                <PageView
                  key={own[0]?.page}
                  pdf={pdfs[side]}
                  number={(own[0]?.page ?? 1) + pdfs[side].numPages - pages[side]}
                  marks={own}
                  guess={A4}
                  pointed={NOTHING}
                  spot={null}
                  arrived={NOWHERE}
                  found={null}
                  foundAt={null}
                  onSelect={NO_SELECTION}
                  width={width}
                />
              ))}
            </div>
          </div>
        ))}
    </section>
  )
}

/** How far down its page a change begins, in widths of the page. */
async function topOf(pdf: PDFDocumentProxy, pages: number, { marks: [mark] }: Side): Promise<number> {
  const quad = mark?.quads[0] ?? mark?.around.at(-1)
  if (!mark || !quad) return 0
  const viewport = (await pdf.getPage(mark.page + pdf.numPages - pages)).getViewport({ scale: 1 })
  return (rectOf(quad, viewport).top * viewport.height) / viewport.width
}
