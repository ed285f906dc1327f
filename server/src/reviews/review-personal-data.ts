import type { PersonalData } from '../platform/privacy/personal-data.ts'
import { bumpRevision } from '../platform/revisions.ts'
import { reviewsTopic } from './reviews-topic.ts'

/** Reviews of a customer's orders. They are erased before the orders, whose link to the customer is erased too. */
export const reviewPersonalData: PersonalData = {
  name: 'reviews',
  columns: {
    review: ['tyre_id', 'model_id', 'stars', 'body', 'display_name', 'locale'],
    review_email_refusal: ['email_hash'],
  },
  async exportPersonalData(sql, { customerId, verifiedEmail }) {
    const reviews = await sql`
      select order_number, tyre_id, stars::integer, body as text, display_name, review.locale, state, rejection,
        review.created_at, review.changed_at
      from review join shop_order on shop_order.id = order_id
      where customer_id = ${customerId} order by review.created_at`
    const [refusal] = await sql<{ refusedAt: Date }>`
      select refused_at as "refusedAt" from review_email_refusal where email_hash = review_email_hash(${verifiedEmail})`
    return { reviews, emails_refused_at: refusal?.refusedAt ?? null }
  },
  /** A refusal of further requests stays stored as a hash, because another request would be unlawful. */
  async erase(tx, { customerId }) {
    const erased = await tx.count`
      delete from review using shop_order where shop_order.id = order_id and customer_id = ${customerId}`
    if (erased > 0) await bumpRevision(tx, reviewsTopic)
  },
}
