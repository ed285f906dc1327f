import { storage } from '@pito/web/boot/storage'
import { decrypted, encrypted } from './draft-cipher.ts'
import { draftKey, forgetDraftKey } from './draft-key.ts'

/** The choice of a time that has been begun; of a service point, so that the way back shows the same. */
export interface BookingDraft {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly appointment_date: string | null
  readonly appointment_time: string | null
  readonly address: string
  readonly city: string
  /** Null without a fitting. */
  readonly dealer_id: number | null
  /** The free times of the chosen date. */
  readonly time_slots: readonly string[]
}

/** The second is that of an order without a fitting. */
const keys = { fitting: 'appointment', delivery: 'appointment_without_service' } as const
export type DraftKind = keyof typeof keys

/** Encrypted under a key of this browser, which no script can read. Where the browser has none, nothing is stored. */
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

/** At logout and after the order nothing is left, not even the key. */
export async function forgetDrafts(): Promise<void> {
  for (const name of Object.values(keys)) storage.remove(name)
  await forgetDraftKey()
}
