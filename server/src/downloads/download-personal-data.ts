import type { PersonalData } from '../platform/privacy/personal-data.ts'

export const downloadPersonalData: PersonalData = {
  name: 'downloads',
  columns: { download_log: ['customer_id', 'title', 'file_name'] },
  exportPersonalData: (sql, { customerId }) => sql.snake`
    select title, file_name, downloaded_at from download_log where customer_id = ${customerId}
    order by downloaded_at`,
  async erase(tx, { customerId }) {
    await tx`delete from download_log where customer_id = ${customerId}`
  },
}
