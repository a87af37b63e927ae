import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanFileName, fileNameOf } from '../../src/domain/documents.ts'

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
