import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { hasPictureContent } from '../../src/server/adapters/pdf/read/file/picture-content.ts'
import type { Mark } from '../../src/server/base/ports.ts'
import { corpusFiles, HAS_LARGE_CORPUS } from '../support/corpus.ts'
import { readingOf } from '../support/readings.ts'
import { makePdf, markPdf, readPages, SUMMARY, write } from './pdf-samples.ts'

const FOLDERS = ['contracts', 'hostile', 'languages', 'pairs', 'scans']
/** Three pages of JBIG2 images, 100,000 pixels square each. */
const BOMB = 'broken_bomb_giant.pdf'
const FAILURES = ['encrypted', 'damaged', 'too-many-pages', 'too-complex', 'dynamic-form']
/** The flag of an annotation that is printed but not shown on the screen. */
const NO_VIEW = 32

describe('odd and hostile files', () => {
  let plain: Uint8Array
  beforeAll(async () => {
    plain = await makePdf((canvas) => write(canvas, 'Unharmed', 72, 700))
  })

  const files = corpusFiles('hostile').map((path) => [basename(path), path] as const)

  test.for(files)('are read or refused, and the next file is read: %s', async ([, path]) => {
    const outcome = await readingOf(path)
    if (outcome.ok) {
      expect(outcome.document.pages.length).toBeGreaterThan(0)
      for (const { text, boxes } of outcome.document.pages) expect(boxes).toHaveLength(text.length * 4)
    } else {
      expect(FAILURES).toContain(outcome.failure)
    }
    expect((await readPages(plain))[0]?.text).toBe('Unharmed')
  })

  test('only content compressed as a picture is refused for that reason', () => {
    const refused = FOLDERS.flatMap(corpusFiles).filter((path) => hasPictureContent(readFileSync(path)))
    expect(refused.map((path) => basename(path))).toEqual(HAS_LARGE_CORPUS ? [BOMB] : [])
  })

  test.skipIf(!HAS_LARGE_CORPUS)('huge pictures in a small file are refused', async () => {
    const outcome = await readingOf(files.find(([name]) => name === BOMB)?.[1] ?? BOMB)
    expect(outcome).toEqual({ ok: false, failure: 'damaged' })
  })

  test.for(files)('files that can be read can be marked, and pdf.js shows the mark: %s', async ([, path]) => {
    if (!(await readingOf(path)).ok) return
    const pdf = readFileSync(path)
    const quad = [100, 120, 200, 120, 100, 100, 200, 100] as const
    const mark: Mark = { page: 1, quads: [quad], kind: 'general', note: 'Rule 1' }
    const marked = await markPdf(pdf, [mark], SUMMARY)
    const opening = getDocument({ data: marked.slice(), verbosity: 0 })
    const document = await opening.promise
    const pages = await Promise.all(
      [1, 2].filter((page) => page <= document.numPages).map((page) => document.getPage(page)),
    )
    // For the screen, pdf.js would read the text of the page as well.
    const printed = await Promise.all(pages.map((page) => page.getAnnotations({ intent: 'print' })))
    const shown = printed.flat().filter(({ annotationFlags }) => (annotationFlags & NO_VIEW) === 0)
    expect(shown.some(({ contentsObj }) => contentsObj?.str === 'Rule 1')).toBe(true)
    await opening.destroy()
  })
})

describe('real documents with a text layer that is not to be trusted', () => {
  const scan = { pages: expect.arrayContaining([expect.objectContaining({ reading: 'picture' })]) }
  const small = { 'grayscale-image.pdf': scan }
  const large = {
    'garbled_truetype_nomapping.pdf': { warnings: ['unmapped-glyphs'] },
    'mixed_invisible_text_layer.pdf': { warnings: ['hidden-text'] },
    'scan_en_cardinal_rotations_4p.pdf': scan,
    'scan_en_nemotron_4p.pdf': scan,
  }
  test.for(Object.entries({ ...small, ...(HAS_LARGE_CORPUS && large) }))('%s', async ([name, document]) => {
    const path = corpusFiles('scans').find((file) => basename(file) === name)
    const outcome = await readingOf(path ?? name)
    expect(outcome).toMatchObject({ ok: true, document })
  })

  const sound = ['contracts', 'languages', 'pairs'].flatMap(corpusFiles)
  test.for(sound.map((path) => [basename(path), path] as const))(
    'contracts and documents in other languages raise no warning: %s',
    async ([, path]) => {
      expect(await readingOf(path)).toMatchObject({ ok: true, document: { warnings: [] } })
    },
  )
})
