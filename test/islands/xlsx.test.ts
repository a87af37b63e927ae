/** The workbook as other programs read it: unzipped, parsed as XML, cell by cell. */
import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { toXlsx } from '../../src/islands/batch/matrix/xlsx.ts'
import { REPEATED } from '../support/hostile-texts.ts'

interface Read {
  readonly rows: readonly (readonly string[])[]
  readonly elements: ReadonlySet<string>
  readonly cellTypes: ReadonlySet<string>
}

/** @throws when any part is not well-formed */
function read(workbook: Uint8Array): Read {
  const parts = unzipSync(workbook)
  const rows: string[][] = []
  const elements = new Set<string>()
  const cellTypes = new Set<string>()
  for (const [name, bytes] of Object.entries(parts)) {
    const parser = new SaxesParser()
    const isSheet = name === 'xl/worksheets/sheet1.xml'
    parser.on('error', (error) => {
      throw error
    })
    parser.on('opentag', ({ name: tag, attributes }) => {
      if (!isSheet) return
      elements.add(tag)
      if (tag === 'row') rows.push([])
      if (tag === 'c') {
        rows.at(-1)?.push('')
        cellTypes.add(String(attributes.t))
      }
    })
    parser.on('text', (text) => {
      const row = rows.at(-1)
      if (isSheet && row) row[row.length - 1] += text
    })
    parser.write(strFromU8(bytes)).close()
  }
  return { rows, elements, cellTypes }
}

test('a cell is always text and never a formula', () => {
  const rows = [
    ['=1+1', '+1', '-1', '@SUM(A1)'],
    ['=HYPERLINK("http://example.org";"x")', '\t=1', '<f>1</f>', ']]>'],
  ]
  const found = read(toXlsx('Sheet', rows))
  expect(found.rows).toEqual(rows)
  expect([...found.cellTypes]).toEqual(['inlineStr'])
  expect(found.elements.has('f')).toBe(false)
})

test('a workbook with hostile texts is well-formed and keeps all characters that XML allows', () => {
  const rows = [[...REPEATED, '\u0000\u000b\ud800lone', 'x'.repeat(100_000), ' ends in space ']]
  const found = read(toXlsx('<"&', rows)).rows[0] ?? []
  expect(found).toHaveLength(rows[0]?.length ?? 0)
  expect(found.at(-3)).toBe('\ufffdlone')
  expect(found.at(-2)).toHaveLength(32_767)
  expect(found.at(-1)).toBe(' ends in space ')
})

test('a sheet of 200 documents and 100 rules can be written', () => {
  const rows = Array.from({ length: 200 }, (_, at) => [
    `${at}.pdf`,
    ...Array<string>(100).fill('Not found in the document'),
  ])
  expect(read(toXlsx('Sheet', rows)).rows).toEqual(rows)
})
