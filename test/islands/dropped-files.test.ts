import { expect, test } from 'vitest'
import { filesIn } from '../../src/islands/batch/dropped-files.ts'

/** Entries as Chromium gives them: told apart by their flags alone, because their classes are no globals there. */
function file(name: string): FileSystemEntry {
  const entry = {
    isFile: true,
    isDirectory: false,
    name,
    file: (take: FileCallback) => take(new File([], name)),
  }
  return entry as unknown as FileSystemEntry
}

function folder(...entries: readonly FileSystemEntry[]): FileSystemEntry {
  const createReader = () => {
    const parts = [entries.slice(0, 1), entries.slice(1)].filter((part) => part.length > 0)
    return { readEntries: (take: FileSystemEntriesCallback) => take([...(parts.shift() ?? [])]) }
  }
  return { isFile: false, isDirectory: true, createReader } as unknown as FileSystemEntry
}

test('a dropped folder gives its files and those of its subfolders', async () => {
  const dropped = [file('a.pdf'), folder(file('b.pdf'), folder(file('c.pdf')), folder())]
  expect((await filesIn(dropped)).map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
})

test('of a folder without end, a bounded number of entries is read', async () => {
  const endless: FileSystemEntry = {
    isFile: false,
    isDirectory: true,
    createReader: () => ({
      readEntries: (take: FileSystemEntriesCallback) => take(Array(100).fill(file('x'))),
    }),
  } as unknown as FileSystemEntry
  expect((await filesIn([endless])).length).toBeLessThan(2_000)
})
