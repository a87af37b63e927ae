/** docs/security.md answers every requirement, and the tests it names exist. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** ASVS 5.0, levels 1 and 2: number of requirements in each section, without those on features the product lacks. */
const SECTIONS: Readonly<Record<string, number>> = Object.fromEntries(
  `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 5.1:1 5.2:3 5.3:2
  5.4:3 6.1:3 6.2:12 6.3:3 6.4:3 6.5:5 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 8.1:2 8.2:3 8.3:1 8.4:1 11.1:2 11.2:3 11.3:3
  11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7
  16.1:1 16.2:5 16.3:4 16.4:3 16.5:3`
    .split(/\s+/)
    .map((entry) => entry.split(':'))
    .map(([section, count]) => [section, Number(count)]),
)

/** Expands "1.2.5–1.2.8, 1.4.1". */
function requirementsOf(cell: string): string[] {
  return cell.split(', ').flatMap((range) => {
    const [first = '', last = first] = range.split('–')
    const section = first.slice(0, first.lastIndexOf('.'))
    const [from, to] = [first, last].map((id) => Number(id.split('.').at(-1)))
    return Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, at) => `${section}.${(from ?? 0) + at}`)
  })
}

test('every requirement of levels 1 and 2 has one answer', () => {
  const answered = rows.flatMap(([, cell = '']) => requirementsOf(cell))
  expect(answered.filter((id, at) => answered.indexOf(id) !== at)).toEqual([])
  const counted = Object.groupBy(answered, (id) => id.slice(0, id.lastIndexOf('.')))
  expect(Object.fromEntries(Object.entries(counted).map(([id, all]) => [id, all?.length]))).toEqual(SECTIONS)
})

test('every test that the table names exists', () => {
  const titles = globSync('test/**/*.test.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const named = rows.flatMap((cells) =>
    [...(cells[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, title = '']) => title),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((title) => !titles.includes(title))).toEqual([])
})
