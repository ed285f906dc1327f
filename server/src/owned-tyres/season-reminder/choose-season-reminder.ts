import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  getSeasonReminder,
  saveSeasonReminder as savingContract,
  stopSeasonReminder as stoppingContract,
} from '@pito/contracts/season-reminder'
import { customerOf } from '../../accounts/index.ts'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { customerOfLink } from './reminder-link.ts'
import { giveConsent, readConsent, withdrawConsent } from './reminder-store.ts'

export async function showSeasonReminder(ctx: Context): Promise<Answer<typeof getSeasonReminder>> {
  const consent = await readConsent(ctx.sql, customerOf(ctx).customerId)
  const { winter, summer } = ctx.platform.config.reminderDays
  const changedAt = consent && (consent.withdrawnAt ?? consent.givenAt)
  return ok({
    is_on: consent !== undefined && consent.withdrawnAt === null,
    changed_at: changedAt?.toISOString() ?? null,
    days: { winter, summer },
  })
}

export async function saveSeasonReminder(
  ctx: Context,
  { is_on: isOn }: Input<typeof savingContract>,
): Promise<Answer<typeof savingContract>> {
  await change(ctx, customerOf(ctx).customerId, isOn)
  return showSeasonReminder(ctx)
}

/** Stops the reminders of the customer for whom a link was signed. It answers the same for every other link. */
export async function stopSeasonReminder(
  ctx: Context,
  { token }: Input<typeof stoppingContract>,
): Promise<Answer<typeof stoppingContract>> {
  const customerId = customerOfLink(ctx.platform.config, token)
  if (customerId) await change(ctx, customerId, false)
  return ok(null)
}

async function change(ctx: Context, customerId: string, isOn: boolean): Promise<void> {
  await ctx.transaction(async (tx) => {
    const store = isOn ? giveConsent : withdrawConsent
    if (!(await store(tx, customerId, ctx.now))) return
    const action = isOn ? 'season-reminder-switched-on' : 'season-reminder-switched-off'
    await recordAudit(tx, { ...auditedBy(ctx), action, subject: customerId })
  })
}
