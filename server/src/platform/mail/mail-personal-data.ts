import type { Part } from '../database/statement.ts'
import { part } from '../database/statement.ts'
import type { Person, PersonalData } from '../privacy/personal-data.ts'

/**
 * The condition for mails to the person and for mails that contain the person's e-mail address, such as an
 * application that was sent on to the shop. The address has to match a whole word, because another person's address
 * may end with it.
 */
const mailsTo = ({ verifiedEmail }: Person): Part => part`
  (lower(recipient) = ${verifiedEmail}
    or ${verifiedEmail}::text = any (regexp_split_to_array(lower(body_text), '[][[:space:]<>(),;:"]+')))`

/**
 * Links in a mail give access, so an export contains no texts of mails. It lists only mails to the person's own
 * e-mail address.
 */
export const mailPersonalData: PersonalData = {
  name: 'mails',
  columns: {
    mail: [
      'recipient',
      'subject',
      'body_text',
      'body_html',
      'unsubscribe_url',
      'calendar_text',
      'last_error',
      'locale',
    ],
    // The rows of this table are deleted together with their mail.
    mail_attachment: ['file_name', 'content'],
  },
  exportPersonalData: (sql, { verifiedEmail }) => sql.snake`
    select recipient, subject, locale, created_at, sent_at, (
      select json_agg(file_name order by position) from mail_attachment where mail_id = mail.id
    ) as attachments
    from mail where lower(recipient) = ${verifiedEmail} order by created_at`,
  async erase(tx, person) {
    await tx`delete from mail where ${mailsTo(person)}`
  },
}
