/**
 * One document kept in this browser: a submission was refused for want of money, and paying leads away from the page.
 * It is let go when it has been sent, taken back, or has waited for a day.
 */

interface KeptFile {
  readonly owner: string
  readonly until: number
  readonly file: File
}

const databaseName = 'rulemark'
const storeName = 'files'
const slot = 'refused'
const waits = 24 * 3_600_000

/** `owner` names the account, so that nobody else on this computer is given the file. */
export async function keepFile(owner: string, file: File): Promise<void> {
  const kept: KeptFile = { owner, until: Date.now() + waits, file }
  await inStore('readwrite', (store) => store.put(kept, slot))
}

/** The file kept for this account, or null; anybody else's is let go. */
export async function keptFile(owner: string): Promise<File | null> {
  const kept = await inStore<KeptFile | undefined>('readonly', (store) => store.get(slot))
  if (!kept) return null
  if (kept.owner === owner && kept.until > Date.now()) return kept.file
  await letFileGo()
  return null
}

export async function letFileGo(): Promise<void> {
  await inStore('readwrite', (store) => store.delete(slot))
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
