import type { Answer } from '@pito/contracts/endpoint'
import type { getPersonalData as contract } from '@pito/contracts/privacy'
import type { Customer } from '../accounts/index.ts'
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
  return async (ctx: Context): Promise<Answer<typeof contract>> => {
    const { customerId } = customerOf(ctx)
    await countExport(ctx, customerId)
    const customer = (await readCustomer(ctx.sql, customerId)) ?? refuse('session-ended')
    const data = await dataOf(ctx, customer, everything)
    await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'data-exported', subject: customerId })
    return ok(data)
  }
}

/** Refuses more exports of a customer's data than anybody needs. */
export function countExport({ sql, now }: Pick<Context, 'sql' | 'now'>, customerId: string): Promise<void> {
  return countAttempt(sql, { what: 'export-own-data', who: customerId }, exportsPerHour, now)
}

/** Returns all data that the shop stores about a customer. */
export async function dataOf(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  customer: Customer,
  everything: readonly PersonalData[],
) {
  const parts: Record<string, unknown> = {}
  for (const { name, exportPersonalData } of everything)
    parts[name] = await exportPersonalData(sql, personOf(customer))
  const { id, email } = customer
  return { exported_at: now.toISOString(), customer_id: id, email, parts: asJson(parts) }
}

/** Converts the dates in an export to texts in the format of the API. */
function asJson(parts: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(parts))
}
