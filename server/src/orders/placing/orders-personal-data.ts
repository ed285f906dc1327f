import type { Tx } from '../../platform/database/sql.ts'
import type { PersonalData } from '../../platform/privacy/personal-data.ts'
import { withoutMoney } from '../order-store.ts'
import { closeOrder } from '../payments/close-order.ts'

/**
 * Only the orders of customers are exported and erased here. A guest's orders cannot be found by a customer's id. Notes of
 * staff are erased and not exported: decision 189.
 */
export const ordersPersonalData: PersonalData = {
  name: 'orders',
  columns: {
    shop_order: ['guest_id', 'customer_id', 'buyer_reference', 'order_note', 'licence_plate', 'locale'],
    shop_order_change: ['before', 'after'],
    shop_order_address: [
      'salutation',
      'first_name',
      'last_name',
      'email',
      'country_code',
      'contact_number',
      'job_title',
      'company_branch',
      'address_line_1',
      'address_line_2',
      'zipcode',
      'city',
      'country_id',
      'company_name',
      'company_vat_number',
    ],
    staff_note: ['text'],
    staff_note_addition: ['text'],
  },
  exportPersonalData: (sql, { customerId }) => sql.snake`
    select order_number, order_status, progress, created_at, paid_at, total_cents, vat_cents, discount_cents, order_note,
      buyer_reference, licence_plate, terms_version, terms_accepted_at,
      (select number from invoice where order_id = o.id) as invoice_number, (
        select json_agg(note.number order by note.number)
        from credit_note note join invoice on invoice.number = invoice_number where order_id = o.id
      ) as credit_note_numbers, (
        select json_agg(json_build_object(
          'name', name_fi, 'quantity', quantity, 'unit_cents', unit_cents, 'total_cents', total_cents
        ) order by position) from shop_order_line where order_id = o.id
      ) as lines, (
        select json_agg(to_jsonb(address) - 'order_id') from shop_order_address address where order_id = o.id
      ) as addresses, (
        select json_agg(json_build_object('at', at, 'before', before, 'after', after) order by at)
        from shop_order_change where order_id = o.id
      ) as changes
    from shop_order o where customer_id = ${customerId} order by created_at`,
  /**
   * Paid orders, and money that came and was refunded, are vouchers, which the Accounting Act obliges the shop to
   * retain; only their link to the deleted account is removed. An order whose payment has begun stays too, because
   * money may still arrive for it.
   */
  async erase(tx, { customerId }, now) {
    await closeOrders(tx, customerId, now)
    await tx`
      delete from shop_order where customer_id = ${customerId} and ${withoutMoney}
        and not exists (select from payment_attempt where order_id = shop_order.id)`
    await tx`
      delete from staff_note where order_id in (select id from shop_order where customer_id = ${customerId})`
    // A voucher consists of the invoice and its addresses, not of the details that staff corrected.
    await tx`
      delete from shop_order_change where order_id in (select id from shop_order where customer_id = ${customerId})`
    await tx`update shop_order set customer_id = null where customer_id = ${customerId}`
  },
}

/** Releases what was reserved for a payment; money that still arrives is refunded to the buyer. */
async function closeOrders(tx: Tx, customerId: string, now: Date): Promise<void> {
  // All carts are locked before the orders, as in every transaction.
  await tx`select from cart where customer_id = ${customerId} order by id for no key update`
  const orders = await tx<{ id: string }>`
    select id from shop_order where customer_id = ${customerId} and closed_at is null order by id for no key update`
  for (const { id } of orders) await closeOrder(tx, id, now)
}
