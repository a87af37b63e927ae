/** The chosen document, because looking at results, paying and reloading leave the page; for a day at most. */
import { dropEntry, storedEntry, storeEntry } from '../base/stored.ts'

interface KeptFile {
  readonly owner: string
  readonly until: number
  readonly file: File
}

const databaseName = 'rulemark'
const storeName = 'files'
const slot = 'chosen'
const waits = 24 * 3_600_000
/** Says that there is a file, so that the database is rarely opened. */
const marker = 'fileWaits'

/** `owner` identifies the account, so that other users of this computer don't get the file. */
export async function saveFile(owner: string, file: File): Promise<void> {
  storeEntry('localStorage', marker, 'true')
  const kept: KeptFile = { owner, until: Date.now() + waits, file }
  await inStore('readwrite', (store) => store.put(kept, slot))
}

/** Returns this account's file, or null; deletes any other account's. */
export async function loadFile(owner: string): Promise<File | null> {
  if (storedEntry('localStorage', marker) === null) return null
  const kept = await inStore<KeptFile | undefined>('readonly', (store) => store.get(slot))
  if (!kept) return null
  if (kept.owner === owner && kept.until > Date.now()) return kept.file
  await deleteFile()
  return null
}

/** Also resolves if there is none, or no database. */
export async function deleteFile(): Promise<void> {
  if (storedEntry('localStorage', marker) === null) return
  dropEntry('localStorage', marker)
  await inStore('readwrite', (store) => store.delete(slot)).catch(() => undefined)
}

async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(databaseName, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
  const database = await settled(opening)
  try {
    return await settled(act(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
