import type { PersonalData } from '../platform/privacy/personal-data.ts'

export const promoPersonalData: PersonalData = {
  name: 'promo_code_uses',
  columns: { promo_code_use: ['customer_id'] },
  exportPersonalData: (sql, { customerId }) => sql.snake`
    select code, claimed_at from promo_code_use join promo_code on promo_code.id = promo_code_id
    where customer_id = ${customerId} order by claimed_at`,
  /** A use still counts against the limit of the code, but no longer names its customer. */
  async erase(tx, { customerId }) {
    await tx`update promo_code_use set customer_id = null where customer_id = ${customerId}`
  },
}
