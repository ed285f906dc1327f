import type { PersonalData } from '../privacy/personal-data.ts'

/** Deleting the sessions also ends them: their tokens no longer work. */
export const sessionPersonalData: PersonalData = {
  name: 'sessions',
  columns: { session: ['subject_id', 'acting_for', 'device', 'address'] },
  exportPersonalData: (sql, { customerId }) => sql.snake`
    select device, address, created_at, last_seen_at, expires_at, ended_at, ended_why from session
    where subject_kind = 'customer' and subject_id = ${customerId} order by created_at`,
  async erase(tx, { customerId }) {
    await tx`
      delete from session
      where subject_kind = 'customer' and subject_id = ${customerId} or acting_for = ${customerId}`
  },
}
