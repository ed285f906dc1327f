import type { PersonalData } from '../privacy/personal-data.ts'

/**
 * The shop has to be able to prove who logged in, changed a password or acted for the customer (GDPR, article
 * 17(3)(e)). Audit rows therefore stay for two years, and the database refuses to change them. They contain ids of
 * people, never names.
 */
export const auditPersonalData: PersonalData = {
  name: 'security_log',
  columns: { audit: ['actor_id', 'customer_id', 'address', 'device', 'details'] },
  exportPersonalData: (sql, { customerId }) => sql.snake`
    select at, actor_kind, action, case when actor_kind = 'customer' then address end as address,
      case when actor_kind = 'customer' then device end as device, details
    from audit where customer_id = ${customerId} or actor_kind = 'customer' and actor_id = ${customerId}
    order by at, id`,
  async erase() {},
}
