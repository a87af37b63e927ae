/** Maximum folder entries read; a dropped disk would take minutes. */
const ENTRIES_MAX = 2_000

export async function filesIn(entries: readonly FileSystemEntry[]): Promise<readonly File[]> {
  const files: File[] = []
  const queue = [...entries]
  for (let seen = 0; seen < ENTRIES_MAX; seen += 1) {
    const entry = queue.shift()
    if (!entry) break
    if (entry.isDirectory) queue.push(...(await entriesOf(entry as FileSystemDirectoryEntry)))
    else files.push(await new Promise<File>((...ends) => (entry as FileSystemFileEntry).file(...ends)))
  }
  return files
}

/** A folder is read up to a hundred entries at a time; an empty result is the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  while (all.length < ENTRIES_MAX) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) break
    all.push(...some)
  }
  return all
}
