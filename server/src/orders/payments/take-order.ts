import { internationalNumber } from '@pito/contracts/values/contact-number'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { OrderedTime } from '../../booking/index.ts'
import { confirmBooking, minuteOf } from '../../booking/index.ts'
import { closePaidCart } from '../../cart/index.ts'
import { takeStock } from '../../catalogue/index.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { sendOrderEmails } from '../emails/send-order-emails.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { closeAttempts, receiveMoney } from './attempt-store.ts'
import { claimPromo } from './hold-for-order.ts'
import type { LockedAttempt } from './lock-attempt.ts'
import type { PayableOrder } from './payable-order.ts'
import { markPaid } from './payable-order.ts'
import type { SettleContext } from './settle.ts'

/** Something that was held can be had no more. */
class Gone extends Error {}

/** The order becomes paid with everything in it, or nothing changes: false when tyres or time are gone. */
export async function takeOrder(
  tx: Tx,
  context: SettleContext,
  { order, attempt }: LockedAttempt,
): Promise<boolean> {
  const isTaken = await tx
    .transaction((nested) => takeEverything(nested, context, order))
    .catch((error: unknown) => {
      if (error instanceof Gone) return false
      throw error
    })
  if (!isTaken) return false
  await receiveMoney(tx, attempt.id, { state: 'paid' }, context.now)
  await closeAttempts(tx, order.id, { except: attempt.id, now: context.now })
  await markPaid(tx, order.id, context.now)
  if (order.cartId !== null) await closePaidCart(tx, order.cartId, order.tyres, context.now)
  const invoice = { orderId: order.id, paidBy: attempt.method, seller: context.platform.config.seller }
  await sendOrderEmails(tx, context, { orderId: order.id, event: 'confirmed' })
  await issueInvoice(tx, invoice, context.now)
  return true
}

async function takeEverything(tx: Tx, context: SettleContext, order: PayableOrder): Promise<true> {
  const { id: orderId, cartId, tyres } = order
  if (cartId === null) throw new Gone('cart')
  if ((await takeStock(tx, { cartId, orderId, tyres }, context.now)) !== null) throw new Gone('stock')
  if (order.fitting && !(await bookFitting(tx, context, order, cartId))) throw new Gone('time')
  if (!(await claimPromo(tx, { ...order, cartId }, context.now))) throw new Gone('promo code')
  return true
}

async function bookFitting(
  tx: Tx,
  context: SettleContext,
  order: PayableOrder,
  cartId: string,
): Promise<boolean> {
  const { buyer, plate: licencePlate, locale } = order
  if (!buyer) throw new Error(`Order ${order.id} is paid and has no buyer.`)
  const { name, email, countryCode, contactNumber } = buyer
  const phone = internationalNumber(countryCode, contactNumber)
  const customer = { name, email, phone, licencePlate, locale }
  const ordered = orderedTime(order)
  const booked = await confirmBooking(tx, context, {
    ...{ cartId, customer, withoutCustomerEmail: true as const },
    ...(ordered && { ordered }),
  })
  return booked.outcome === 'firm'
}

/** What the order says that was held: taken again, should the hold have run out. */
function orderedTime(order: PayableOrder): OrderedTime | null {
  const { servicePointId, fittedAt, serviceIds, customerId, guestId, tyres } = order
  const holderId = customerId ?? guestId
  if (servicePointId === null || holderId === null) return null
  return {
    pointId: servicePointId,
    time: fittedAt && { date: helsinkiDate(fittedAt), minute: minuteOf(fittedAt) },
    holder: { kind: customerId === null ? 'guest' : 'customer', id: holderId },
    serviceIds,
    tyres: tyres.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}
