import type { Part } from '../database/statement.ts'
import { part } from '../database/statement.ts'
import type { Person, PersonalData } from '../privacy/personal-data.ts'

/** Mails to the person, and mails that name their address, such as an application sent on to the shop. */
const about = ({ email }: Person): Part =>
  part`(lower(recipient) = ${email} or position(${email} in lower(body_text)) > 0)`

/** Links in a mail open things: an export goes without its texts where the mail was to somebody else. */
export const mailPersonalData: PersonalData = {
  name: 'mails',
  columns: {
    mail: ['recipient', 'subject', 'body_text', 'body_html', 'unsubscribe_url', 'last_error', 'locale'],
  },
  exportPersonalData: (sql, { email }) => sql`
    select recipient, subject, locale, created_at, sent_at from mail
    where lower(recipient) = ${email} order by created_at`,
  async erase(tx, person) {
    await tx`delete from mail where ${about(person)}`
  },
}
