import { momentShown } from '@pito/contracts/values/moment-shown'
import type { Sentence } from '@pito/contracts/values/sentences'

/** The moments of an order. */
interface OrderMoments {
  readonly packedAt: Date | null
  readonly shippedAt: Date | null
  readonly deliveredAt: Date | null
  readonly withdrawnAt: Date | null
  readonly cancelledAt: Date | null
  readonly cancelledBy: string | null
}

/** The member of staff who changed the order last, if it was not a customer or the shop. */
export interface LastChange {
  readonly name: string
  readonly at: Date
}

/**
 * Says in what state an order is, so that a member of staff whose action is refused reads what somebody else did
 * meanwhile. Returns undefined if there is nothing to say about the order.
 */
export function stateSentence(order: OrderMoments, last: LastChange | undefined): Sentence | undefined {
  const { cancelledAt, cancelledBy, withdrawnAt, deliveredAt, shippedAt, packedAt } = order
  if (cancelledAt) return cancelledSentence(cancelledAt, cancelledBy === 'staff' ? last?.name : cancelledBy)
  if (withdrawnAt) return at(withdrawnAt, 'Asiakas on peruuttanut kaupan', 'The customer withdrew from it')
  if (deliveredAt) return at(deliveredAt, 'Tilaus on toimitettu', 'It was delivered')
  if (shippedAt) return at(shippedAt, 'Tilaus on lähetetty', 'It was sent')
  if (last) return at(last.at, `${last.name} on muuttanut tilausta`, `${last.name} changed it`)
  return packedAt ? at(packedAt, 'Tilaus on pakattu', 'It was packed') : undefined
}

function cancelledSentence(moment: Date, by: string | null | undefined): Sentence {
  if (by === 'customer')
    return at(moment, 'Asiakas on jo perunut tilauksen', 'Already cancelled by the customer')
  if (!by || by === 'job') return at(moment, 'Tilaus on jo peruttu', 'Already cancelled')
  return at(moment, `${by} on jo perunut tilauksen`, `Already cancelled by ${by}`)
}

function at(moment: Date, fi: string, en: string): Sentence {
  return { fi_FI: `${fi} ${momentShown(moment, 'fi')}.`, en_GB: `${en} at ${momentShown(moment, 'en')}.` }
}
