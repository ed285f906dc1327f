import type { PersonalData } from '../platform/privacy/personal-data.ts'
import { bumpRevision } from '../platform/revisions.ts'
import { reviewsTopic } from './reviews-topic.ts'

/**
 * The reviews of a customer's orders. They are erased before the orders, because erasing an order removes its link to
 * the customer.
 */
export const reviewPersonalData: PersonalData = {
  name: 'reviews',
  columns: {
    review: ['tyre_id', 'model_id', 'stars', 'body', 'display_name', 'locale'],
    review_email_refusal: ['email_hash'],
  },
  async exportPersonalData(sql, { customerId, verifiedEmail }) {
    const reviews = await sql.snake`
      select order_number, tyre_id, stars::integer, body as text, display_name, review.locale, state, rejection,
        review.created_at, review.changed_at
      from review join shop_order on shop_order.id = order_id
      where customer_id = ${customerId} order by review.created_at`
    const [refusal] = await sql<{ refusedAt: Date }>`
      select refused_at from review_email_refusal where email_hash = review_email_hash(${verifiedEmail})`
    return { reviews, emails_refused_at: refusal?.refusedAt ?? null }
  },
  /**
   * Erases the reviews. A refusal of invitations stays stored as a hash, because another invitation would be
   * unlawful.
   */
  async erase(tx, { customerId }) {
    const erased = await tx.count`
      delete from review using shop_order where shop_order.id = order_id and customer_id = ${customerId}`
    if (erased > 0) await bumpRevision(tx, reviewsTopic)
  },
}
