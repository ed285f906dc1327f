import type { PersonalData } from '../platform/privacy/personal-data.ts'

export const partnerPersonalData: PersonalData = {
  name: 'partner_applications',
  columns: {
    partner_request: ['name', 'country_code', 'contact_number', 'email', 'location', 'comment', 'locale'],
    // These rows are deleted together with their request. Replies are exported as mails (decision 189).
    partner_request_note: ['text'],
  },
  exportPersonalData: (sql, { verifiedEmail }) => sql.snake`
    select name, request_from, country_code, contact_number, email, location, comment, locale, created_at, handled_at
    from partner_request where email = ${verifiedEmail} order by created_at`,
  async erase(tx, { verifiedEmail }) {
    await tx`delete from partner_request where email = ${verifiedEmail}`
  },
}
