import { storage } from '@pito/web/boot/storage'

/**
 * An unfinished choice of a time. It contains the id of the service point, so that opening that service point again
 * shows the same choice.
 */
export interface BookingDraft {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly appointment_date: string | null
  readonly appointment_time: string | null
  readonly address: string
  readonly city: string
  /** The id of the service point, or null for an order without a fitting. */
  readonly dealer_id: number | null
  /** The free times of the chosen date. */
  readonly time_slots: readonly string[]
}

/** The storage key of each kind of draft. `delivery` is the draft of an order without a fitting. */
const keys = { fitting: 'appointment', delivery: 'appointment_without_service' } as const
export type DraftKind = keyof typeof keys

/**
 * Stores the draft encrypted with this browser's key, which scripts cannot export. If the browser cannot have a key,
 * nothing is stored.
 */
export async function storeDraft(kind: DraftKind, draft: BookingDraft): Promise<void> {
  const key = await draftKey()
  if (key) storage.set(keys[kind], await encrypted(key, JSON.stringify(draft)))
}

export async function storedDraft(kind: DraftKind): Promise<BookingDraft | null> {
  const text = storage.get(keys[kind])
  const key = text && (await draftKey())
  if (!text || !key) return null
  const plain = await decrypted(key, text)
  return plain === null ? null : (JSON.parse(plain) as BookingDraft)
}

export function forgetDraft(kind: DraftKind): void {
  storage.remove(keys[kind])
}

/** Deletes all drafts and the key. This is called at logout and after an order. */
export async function forgetDrafts(): Promise<void> {
  for (const name of Object.values(keys)) storage.remove(name)
  await forgetDraftKey()
}

const database = 'pito'
const store = 'keys'
const name = 'drafts'

/**
 * Returns the key of this browser, which is created when it is first needed. Returns null without HTTPS, or if a
 * private window does not allow IndexedDB.
 */
function draftKey(): Promise<CryptoKey | null> {
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

async function forgetDraftKey(): Promise<void> {
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

const algorithm = 'AES-GCM'
const ivBytes = 12

/** Encrypts a text. Returns `iv.ciphertext`, both in base64. */
export async function encrypted(key: CryptoKey, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const cipher = await crypto.subtle.encrypt({ name: algorithm, iv }, key, new TextEncoder().encode(text))
  return `${base64Of(iv)}.${base64Of(new Uint8Array(cipher))}`
}

/** Decrypts a text. Returns null if it was encrypted with another key or has been altered. */
export function decrypted(key: CryptoKey, text: string): Promise<string | null> {
  const [iv = '', cipher = ''] = text.split('.')
  return Promise.resolve()
    .then(() => crypto.subtle.decrypt({ name: algorithm, iv: bytesOf(iv) }, key, bytesOf(cipher)))
    .then(
      (plain) => new TextDecoder().decode(plain),
      () => null,
    )
}

export function newDraftKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])
}

function base64Of(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
