import { customerOf, readCustomer } from '../accounts/index.ts'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { countAttempt } from '../platform/limits/count-attempt.ts'
import type { PersonalData } from '../platform/privacy/personal-data.ts'
import { refuse } from '../platform/refuse.ts'
import { personOf } from './person-of.ts'

const exportsPerHour = { limit: 20, windowSeconds: 3600 }

export function exportData(everything: readonly PersonalData[]) {
  return async (ctx: Context) => {
    const { customerId } = customerOf(ctx)
    await countAttempt(ctx.sql, { what: 'export-own-data', who: customerId }, exportsPerHour, ctx.now)
    const customer = (await readCustomer(ctx.sql, customerId)) ?? refuse('session-ended')
    const person = personOf(customer)
    const parts: Record<string, unknown> = {}
    for (const { name, exportPersonalData } of everything)
      parts[name] = await exportPersonalData(ctx.sql, person)
    await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'data-exported', subject: customerId })
    const { email } = customer
    return ok({ exported_at: ctx.now.toISOString(), customer_id: customerId, email, parts: asJson(parts) })
  }
}

/** Converts the dates in an export to texts in the format of the API. */
function asJson(parts: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(parts))
}
