import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanFileName, fileNameOf, isRunning, looksLikePdf } from '../../src/domain/document/documents.ts'

test('a long name is cut between characters, even if an emoji crosses the limit', () => {
  for (let before = 245; before < 256; before++) {
    const name = cleanFileName(`${'a'.repeat(before)}😀😀😀😀.pdf`)
    expect([before, name.isWellFormed(), name.length <= 255, name.endsWith('.pdf')]).toEqual([
      before,
      true,
      true,
      true,
    ])
  }
})

test('any file name can be stored and sent in a header', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc.string({ maxLength: 300 }),
      (odd, plain) => {
        for (const name of [odd, plain + odd, `${plain}\ud83d`]) {
          const clean = cleanFileName(name)
          expect(clean.length).toBeGreaterThan(0)
          expect(clean.length).toBeLessThanOrEqual(255)
          expect(() => encodeURIComponent(fileNameOf(clean, 'checked'))).not.toThrow()
        }
      },
    ),
  )
})

test.each([
  ['C:\\docs\\lease.pdf', 'lease.pdf'],
  ['/tmp/docs/lease.pdf', 'lease.pdf'],
  [' "le\u202ease".pdf ', 'lease.pdf'],
  ['..hidden.pdf', '..hidden.pdf'],
  ['', 'document.pdf'],
  ['docs/', 'document.pdf'],
  ['.', 'document.pdf'],
  ['..', 'document.pdf'],
  ['a'.repeat(255), 'a'.repeat(255)],
  ['a'.repeat(256), `${'a'.repeat(251)}.pdf`],
])('the file name %j is stored as %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean)
})

test('a copy is named after the document, whose ending may be in capitals or missing', () => {
  expect(fileNameOf('Lease.PDF', 'checked')).toBe('Lease-checked.pdf')
  expect(fileNameOf('a.pdf.txt', 'reviewed')).toBe('a.pdf.txt-reviewed.pdf')
})

test('a PDF may begin anywhere in its first 1,024 bytes', () => {
  const after = (space: number): boolean =>
    looksLikePdf(new TextEncoder().encode(`${' '.repeat(space)}%PDF-1.7`))
  expect([0, 1019, 1020].map(after)).toEqual([true, true, false])
})

test('a check is running until it has ended', () => {
  const states = ['STARTED', 'PROCESSING', 'FINISHED', 'ERROR'] as const
  expect(states.map(isRunning)).toEqual([true, true, false, false])
})
