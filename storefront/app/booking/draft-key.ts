import { newDraftKey } from './draft-cipher.ts'

const database = 'pito'
const store = 'keys'
const name = 'drafts'

/**
 * Returns the key of this browser, which is created when it is first needed. Returns null without HTTPS, or if a
 * private window does not allow IndexedDB.
 */
export function draftKey(): Promise<CryptoKey | null> {
  if (globalThis.crypto?.subtle === undefined || globalThis.indexedDB === undefined)
    return Promise.resolve(null)
  known ??= storedOrNew()
  return known
}

/** The key is cached per document, so that two drafts stored at the same time do not create two keys. */
let known: Promise<CryptoKey | null> | null = null

function storedOrNew(): Promise<CryptoKey | null> {
  return open()
    .then(async (keys) => {
      const stored = await settledRequest<CryptoKey | undefined>(keys, 'readonly', (each) => each.get(name))
      if (stored) return stored
      const made = await newDraftKey()
      await settledRequest(keys, 'readwrite', (each) => each.put(made, name))
      return made
    })
    .catch(() => null)
}

export async function forgetDraftKey(): Promise<void> {
  known = null
  if (globalThis.indexedDB === undefined) return
  await open()
    .then((keys) => settledRequest(keys, 'readwrite', (each) => each.delete(name)))
    .catch(() => undefined)
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function settledRequest<Result>(
  keys: IDBDatabase,
  mode: IDBTransactionMode,
  make: (objects: IDBObjectStore) => IDBRequest,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const request = make(keys.transaction(store, mode).objectStore(store))
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
