import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PageText } from '../../src/domain/document/page-text.ts'
import {
  indexDocument,
  type Located,
  locateQuote,
  nearestPassages,
  passageAround,
  quadsOf,
  sentenceAround,
} from '../../src/domain/quotes/quotes.ts'

const WORDS =
  'agreement supplier goods party notice written term price delivery damage liability court order invoice payment ' +
  'předmět smlouvy kupující prodávající zboží Lieferung Vertrag Käufer договор поставки товар покупатель 契約 支払 期限'

const word = fc.constantFrom(...WORDS.split(' '))
const words = (least: number): fc.Arbitrary<string[]> => fc.array(word, { minLength: least, maxLength: 60 })

/** Characters are adjacent on lines of 60, each ten points wide and high. */
function pageOf(text: string, number = 1): PageText {
  const boxes = new Float32Array(text.length * 4)
  for (let i = 0; i < text.length; i += 1) {
    if (/\s/.test(text[i] ?? '')) continue
    const left = (i % 60) * 10
    const bottom = 800 - Math.floor(i / 60) * 12
    boxes.set([left, bottom, left + 10, bottom + 10], i * 4)
  }
  return { number, width: 600, height: 842, rotation: 0, text, boxes }
}

const bare = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()

function textsAt(pages: readonly PageText[], found: Located | null): string[] {
  return (found?.places ?? []).map((place) => {
    return pages.find((page) => page.number === place.page)?.text.slice(place.start, place.end) ?? ''
  })
}

test('whole words of a page are the same, at their place or at an equal text', () => {
  fc.assert(
    fc.property(words(3), fc.nat(), fc.nat(), fc.constantFrom(' ', '\n'), (all, from, length, gap) => {
      const start = from % all.length
      const quote = all.slice(start, start + 1 + (length % all.length)).join(' ')
      const pages = [pageOf(all.join(gap))]
      const found = locateQuote(indexDocument(pages), quote)
      expect(found?.status).toBe('same')
      expect(bare(textsAt(pages, found).join(''))).toBe(bare(quote))
    }),
  )
})

test('a quote may span any number of pages', () => {
  fc.assert(
    fc.property(fc.array(words(2), { minLength: 2, maxLength: 4 }), (texts) => {
      const pages = texts.map((text, i) => pageOf(`${text.join(' ')}\n`, i + 1))
      const found = locateQuote(indexDocument(pages), texts.flat().join(' '))
      expect(found?.status).toBe('same')
      expect(bare(textsAt(pages, found).join(''))).toBe(bare(texts.flat().join('')))
    }),
  )
})

test('every located place is inside its page, not empty, and has the returned words', () => {
  fc.assert(
    fc.property(
      fc.array(words(1), { maxLength: 3 }),
      fc.array(fc.oneof(word, fc.string())),
      (texts, parts) => {
        const pages = texts.map((text, i) => pageOf(text.join(' '), i + 1))
        const found = locateQuote(indexDocument(pages), parts.join(' '))
        if (found === null) return
        expect(found.places.length).toBeGreaterThan(0)
        for (const place of found.places) {
          expect(place.start).toBeGreaterThanOrEqual(0)
          expect(place.end).toBeGreaterThan(place.start)
          expect(place.end).toBeLessThanOrEqual(pages[place.page - 1]?.text.length ?? -1)
        }
        expect(bare(textsAt(pages, found).join(''))).toBe(bare(found.quote.replaceAll(' … ', '')))
      },
    ),
  )
})

test('the words of a located quote are located again, as written', () => {
  fc.assert(
    fc.property(words(8), fc.nat(), (all, seed) => {
      const index = indexDocument([pageOf(all.join(' '))])
      const found = locateQuote(index, all.filter((_, i) => i !== seed % all.length).join(' '))
      if (found === null || found.places.length > 1) return
      expect(locateQuote(index, found.quote)).toMatchObject({ status: 'same', quote: found.quote })
    }),
  )
})

test('a quote with one wrong letter is located at its origin', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 12 }), fc.nat(), (all, seed) => {
      const text = all.join(' ')
      const at = seed % text.length
      const quote = `${text.slice(0, at)}x${text.slice(at + 1)}`
      const place = locateQuote(indexDocument([pageOf(text)]), quote)?.places[0]
      expect(place?.start).toBeLessThanOrEqual(12)
      expect(place?.end).toBeGreaterThanOrEqual(text.length - 15)
    }),
  )
})

test('text in another alphabet is not located', () => {
  const greek = fc.string({ unit: fc.constantFrom(...'αβγδεζηθικλμνξοπρστυφχψω '), minLength: 12 })
  fc.assert(
    fc.property(words(1), greek, (all, quote) => {
      expect(locateQuote(indexDocument([pageOf(all.join(' '))]), quote)).toBeNull()
    }),
  )
})

test('any text, quote and page number gives an answer', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({
      unit: fc.constantFrom('\ud800', '\udc00', '\u0301', '…', '-', '\n', '.', '5', 'a', '和', '\u00ad', 'ﬃ'),
    }),
  )
  fc.assert(
    fc.property(fc.array(anything), anything, fc.integer(), (texts, quote, page) => {
      const pages = texts.map((text, i) => pageOf(text, i + 1))
      const index = indexDocument(pages)
      const found = locateQuote(index, quote, page)
      quadsOf(pages, found?.places ?? [])
      nearestPassages(index, quote, 3)
      sentenceAround(index, found?.places ?? [])
      passageAround(index, [found?.places ?? []], [[]])
      for (const place of found?.places ?? []) expect(place.end).toBeGreaterThan(place.start)
    }),
    { numRuns: 500 },
  )
})

test('quads cover exactly the characters of the places', () => {
  fc.assert(
    fc.property(words(4), fc.nat(), fc.nat(), (all, from, length) => {
      const page = pageOf(all.join(' '))
      const start = from % page.text.length
      const end = Math.min(page.text.length, start + 1 + (length % 200))
      const [on] = quadsOf([page], [{ page: 1, start, end }])
      for (let i = 0; i < page.text.length; i += 1) {
        const [left = 0, bottom = 0, right = 0, top = 0] = page.boxes.subarray(i * 4, i * 4 + 4)
        if (right === 0) continue
        const isInside = (on?.quads ?? []).some(
          (quad) => quad[0] <= left && quad[2] >= right && quad[5] <= bottom && quad[1] >= top,
        )
        expect(isInside).toBe(i >= start && i < end)
      }
    }),
  )
})
