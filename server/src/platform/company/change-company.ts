import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getShop } from '@pito/contracts/platform'
import type { getCompany, StaffCompany, saveCompany } from '@pito/contracts/staff-company'
import { recordChange } from '../audit/record-change.ts'
import { refuseStale } from '../audit/refuse-stale.ts'
import type { Context } from '../context.ts'
import type { Sql } from '../database/sql.ts'
import { ok } from '../http/calls.ts'
import { logoAddress, noCompany } from './company.ts'
import { lockCompany, readCompany, storeCompany } from './company-store.ts'

const record = { kind: 'setting', id: 'company' } as const

export async function showCompany({ sql }: Context): Promise<Answer<typeof getCompany>> {
  return ok(await staffCompany(sql))
}

/** Name and logo, which are shown also to callers who have not logged in. */
export function showShop({ platform }: Context): Answer<typeof getShop> {
  const { shopName: name, logo } = platform.company.current
  return ok({ name, logo })
}

export function changeCompany(
  ctx: Context,
  { version, ...fields }: Input<typeof saveCompany>,
): Promise<Answer<typeof saveCompany>> {
  return ctx.transaction(async (tx) => {
    await lockCompany(tx)
    const stored = await staffCompany(tx)
    await refuseStale(tx, { record, sent: version, current: stored })
    const { business_id, service_email, hours_fi, hours_en, shop_name, order_email, ...rest } = fields
    const { refund_limit_cents: refundLimitCents, ...others } = rest
    const named = {
      businessId: business_id,
      serviceEmail: service_email,
      hoursFi: hours_fi,
      hoursEn: hours_en,
      shopName: shop_name,
      orderEmail: order_email,
      refundLimitCents,
    }
    await storeCompany(tx, { ...others, ...named })
    const { version: _, logo: __, ...before } = stored
    await recordChange(tx, ctx, {
      action: 'company-saved',
      record,
      before: version === 0 ? null : before,
      after: fields,
      origin: 'form',
    })
    return ok(await staffCompany(tx))
  })
}

/** Reads the table itself, so that a member of staff sees a save at once. */
export async function staffCompany(sql: Sql): Promise<StaffCompany> {
  const {
    businessId,
    serviceEmail,
    hoursFi,
    hoursEn,
    shopName,
    orderEmail,
    refundLimitCents,
    logo,
    ...others
  } = (await readCompany(sql)) ?? {
    ...noCompany,
    version: 0,
  }
  return {
    ...others,
    business_id: businessId,
    service_email: serviceEmail,
    hours_fi: hoursFi,
    hours_en: hoursEn,
    shop_name: shopName ?? '',
    order_email: orderEmail,
    refund_limit_cents: refundLimitCents,
    logo: logo && logoAddress(logo.name),
  }
}
