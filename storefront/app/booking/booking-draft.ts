import { storage } from '@pito/web/boot/storage'
import { decrypted, encrypted } from './draft-cipher.ts'
import { draftKey, forgetDraftKey } from './draft-key.ts'

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
