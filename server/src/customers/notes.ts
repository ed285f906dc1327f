import type { Answer, Input } from '@pito/contracts/endpoint'
import type { addCustomerNote as contract } from '@pito/contracts/staff-customers'
import { lockCustomer } from '../accounts/index.ts'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import type { PersonalData } from '../platform/privacy/personal-data.ts'
import { refuse } from '../platform/refuse.ts'
import { staffOf } from '../staff/index.ts'

/** Adds a note. Notes are not changed afterwards. */
export async function addNote(
  ctx: Context,
  { id, body }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const staff = await staffOf(ctx.platform, ctx.caller)
  await ctx.transaction(async (tx) => {
    if (!(await lockCustomer(tx, id))) refuse('not-found')
    const [note] = await tx<{ id: number }>`
      insert into customer_note (customer_id, staff_id, written_at, body)
      values (${id}, ${staff.id}, ${ctx.now}, ${body}) returning id`
    await recordAudit(tx, {
      ...{ ...auditedBy(ctx), action: 'customer-note-added', subject: id },
      change: {
        record: { kind: 'customer', id },
        before: { note: null },
        after: { note: note?.id },
        origin: 'form',
      },
    })
  })
  return ok(null)
}

/** The notes of staff about a customer. They are personal data of the customer, who gets them with an export. */
export const notePersonalData: PersonalData = {
  name: 'notes',
  columns: { customer_note: ['body'] },
  exportPersonalData: (sql, { customerId }) => sql.snake`
    select written_at, body from customer_note where customer_id = ${customerId} order by written_at, id`,
  async erase(tx, { customerId }) {
    await tx`delete from customer_note where customer_id = ${customerId}`
  },
}
