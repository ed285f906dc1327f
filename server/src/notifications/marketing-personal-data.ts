import type { PersonalData } from '../platform/privacy/personal-data.ts'

export const marketingPersonalData: PersonalData = {
  name: 'marketing_events',
  columns: { marketing_event: ['customer_id', 'guest_id', 'items', 'event', 'last_error'] },
  exportPersonalData: (sql, { customerId }) => sql.snake`
    select event, items, locale, created_at, sent_at
    from marketing_event where customer_id = ${customerId} order by created_at`,
  async erase(tx, { customerId }) {
    await tx`delete from marketing_event where customer_id = ${customerId}`
  },
}
