import type { PersonalData } from '../platform/privacy/personal-data.ts'

export const alertPersonalData: PersonalData = {
  name: 'tyre_alerts',
  columns: { tyre_alert: ['email', 'locale', 'tyre_id', 'kind', 'asked_cents', 'target_cents'] },
  exportPersonalData: (sql, { verifiedEmail }) => sql.snake`
    select tyre_id, kind, email, locale, asked_cents, target_cents, asked_at, confirmed_at
    from tyre_alert where email = ${verifiedEmail} order by asked_at`,
  async erase(tx, { verifiedEmail }) {
    await tx`delete from tyre_alert where email = ${verifiedEmail}`
  },
}
