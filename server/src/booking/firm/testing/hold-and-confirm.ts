import type { Platform } from '../../../platform/platform.ts'
import { holdSlot } from '../../hold-slot.ts'
import type { BookingToConfirm } from '../confirm-booking.ts'
import { confirmBooking } from '../confirm-booking.ts'

export interface Wish {
  readonly pointId: number
  readonly person: string
  /** Null where appointments are made by phone. */
  readonly time: { readonly date: string; readonly minute: number } | null
}

/** Four tyres for a person, each from a network address of their own; gives the id of the cart. */
export async function holdFor(platform: Platform, { pointId, person, time }: Wish): Promise<string> {
  const now = platform.clock()
  const [cart] = await platform.sql<{ id: string }>`
    insert into cart (guest_id, created_at, changed_at) values (gen_random_uuid(), ${now}, ${now}) returning id`
  const cartId = cart?.id ?? ''
  const letters = [...person].map((letter) => letter.charCodeAt(0))
  const address = `10.${letters.slice(0, 3).join('.')}`
  const request = {
    pointId,
    cartId,
    time,
    holder: { kind: 'guest' as const, id: person },
    serviceIds: [1],
    tyres: [{ vehicleType: 2, rim: 16, runFlat: false, quantity: 4 }],
  }
  await platform.sql.transaction((tx) => holdSlot(tx, { now, locale: 'fi_FI', platform, address }, request))
  return cartId
}

export function confirmFor(
  platform: Platform,
  person: string,
  booking: Pick<BookingToConfirm, 'cartId' | 'ordered'>,
  changed: Partial<BookingToConfirm['customer']> = {},
) {
  const customer = {
    name: `${person.replace(/^./, (letter) => letter.toUpperCase())} Asiakas`,
    email: `${person}@example.fi`,
    phone: '0401234567',
    licencePlate: 'ABC-123',
    locale: 'fi_FI' as const,
    ...changed,
  }
  const context = { now: platform.clock(), platform }
  return platform.sql.transaction((tx) => confirmBooking(tx, context, { ...booking, customer }))
}
