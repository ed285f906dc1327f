import { internationalNumber } from '@pito/contracts/values/contact-number'
import { confirmBooking } from '../../booking/index.ts'
import { removePaidTyres } from '../../cart/index.ts'
import { takeStock } from '../../catalogue/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { closeAttempts, receiveMoney } from '../attempts/attempt-store.ts'
import type { PayableOrder } from '../attempts/payable-order.ts'
import { sendOrderEmails } from '../emails/send-order-emails.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { moveOrder } from '../move-order.ts'
import { deleteReservation } from '../reservations/reservation-store.ts'
import { reserveOrder } from '../reservations/reserve-order.ts'
import type { LockedAttempt } from './lock-attempt.ts'

/** Thrown when a part of the order is no longer available. */
class NotAvailable extends Error {}

/**
 * Takes the tyres of the order from stock, books its fitting time and marks the order as paid, or changes nothing.
 * Returns false if the tyres or the time are no longer available.
 */
export async function takeOrder(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  { order, attempt }: LockedAttempt,
): Promise<boolean> {
  const isTaken = await tx
    .transaction((nested) => takeEverything(nested, context, order))
    .catch((error: unknown) => {
      if (error instanceof NotAvailable) return false
      throw error
    })
  if (!isTaken) return false
  await receiveMoney(tx, attempt.id, { state: 'paid' }, context.now)
  await closeAttempts(tx, order.id, { by: 'provider', except: attempt.id, now: context.now })
  await moveOrder(tx, order.id, { to: 'paid', by: 'provider', paidAt: context.now })
  if (order.cartId !== null) await removePaidTyres(tx, order.cartId, order.tyres, context.now)
  await sendOrderEmails(tx, context, { orderId: order.id, event: 'confirmed' })
  await issueInvoice(tx, { orderId: order.id, paidBy: attempt.method }, context.now)
  return true
}

/**
 * Takes everything that the order needs. If the payment arrived after its reservation had expired, everything is
 * reserved again, provided that it is still available.
 */
async function takeEverything(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  order: PayableOrder,
): Promise<true> {
  const { id: orderId, tyres, servicePointId } = order
  const reason = await reserveOrder(tx, context, order, null)
  if (reason) throw new NotAvailable(reason)
  if ((await takeStock(tx, { orderId, tyres }, context.now)) !== null) throw new NotAvailable('stock')
  if (servicePointId !== null) await bookFitting(tx, context, order)
  await deleteReservation(tx, orderId)
  return true
}

async function bookFitting(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  order: PayableOrder,
): Promise<void> {
  const { id: orderId, buyer, plate: licencePlate, locale } = order
  if (!buyer) throw new Error(`Order ${orderId} is paid and has no buyer.`)
  const { name, email, countryCode, contactNumber } = buyer
  const phone = internationalNumber(countryCode, contactNumber)
  const customer = { name, email, phone, licencePlate, locale }
  await confirmBooking(tx, context, { orderId, customer, withoutCustomerEmail: true })
}
