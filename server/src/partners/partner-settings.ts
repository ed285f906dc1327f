import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getPartnerSettings, PartnerSettings, savePartnerSettings } from '@pito/contracts/staff-partners'
import { recordChange } from '../platform/audit/record-change.ts'
import { refuseStale } from '../platform/audit/refuse-stale.ts'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database/sql.ts'
import { ok } from '../platform/http/calls.ts'
import { lockPartnerSettings, readPartnerSettings, storeMonths } from './store.ts'

const record = { kind: 'setting', id: 'partners' } as const

export async function showPartnerSettings({ sql }: Context): Promise<Answer<typeof getPartnerSettings>> {
  return ok(await shownSettings(sql))
}

export function changePartnerSettings(
  ctx: Context,
  { version, erase_after_months: months }: Input<typeof savePartnerSettings>,
): Promise<Answer<typeof savePartnerSettings>> {
  return ctx.transaction(async (tx) => {
    await lockPartnerSettings(tx)
    const stored = await shownSettings(tx)
    await refuseStale(tx, { record, sent: version, current: stored })
    await storeMonths(tx, months)
    await recordChange(tx, ctx, {
      ...{ action: 'partner-settings-saved', record, origin: 'form' },
      before: { erase_after_months: stored.erase_after_months },
      after: { erase_after_months: months },
    })
    return ok(await shownSettings(tx))
  })
}

async function shownSettings(sql: Sql): Promise<PartnerSettings> {
  const { eraseAfterMonths, version } = await readPartnerSettings(sql)
  return { erase_after_months: eraseAfterMonths, version }
}
