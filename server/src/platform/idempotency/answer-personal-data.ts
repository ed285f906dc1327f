import type { PersonalData } from '../privacy/personal-data.ts'
import { customerName } from './once.ts'

/** The stored responses to calls that created something. A repeated call gets the stored response for a day. */
export const answerPersonalData: PersonalData = {
  name: 'repeatable_answers',
  columns: { idempotent_answer: ['caller', 'answer', 'key', 'request_hash'] },
  exportPersonalData: (sql, { customerId }) => sql.snake`
    select call, answer, created_at, expires_at from idempotent_answer
    where caller = ${customerName(customerId)} order by created_at`,
  async erase(tx, { customerId }) {
    await tx`delete from idempotent_answer where caller = ${customerName(customerId)}`
  },
}
