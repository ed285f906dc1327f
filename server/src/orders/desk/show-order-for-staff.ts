import type { Answer, Input } from '@pito/contracts/endpoint'
import { refusals } from '@pito/contracts/refusals'
import type {
  getOrderForStaff as orderContract,
  getOrderTimeline as timelineContract,
} from '@pito/contracts/staff-orders'
import { orderActions } from '@pito/contracts/values/order-actions'
import { openHoursOf, providerOf } from '../../payment-providers/index.ts'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { readChangeableOrder } from '../changeable-order.ts'
import { readNotice } from '../fulfilment/notice-store.ts'
import { readOrder } from '../read-order.ts'
import type { DeskOrderRow } from './desk-store.ts'
import { printedShown, readDeskFacts } from './desk-store.ts'
import { whyNotDone } from './rules/order-actions.ts'
import { fittingState, orderStage } from './rules/order-stage.ts'
import { orderTask } from './rules/order-task.ts'
import { sendingOf } from './rules/sending-of.ts'
import { whyUnpaid } from './rules/why-unpaid.ts'
import { readTimeline } from './timeline-store.ts'

export async function showOrderForStaff(
  ctx: Context,
  { orderNumber }: Input<typeof orderContract>,
): Promise<Answer<typeof orderContract>> {
  // The version is read before the order, so that it is never newer than what is shown.
  const row = (await readDeskFacts(ctx.sql, orderNumber, ctx.now)) ?? refuse('not-found')
  const facts = (await readChangeableOrder(ctx.sql, orderNumber)) ?? refuse('not-found')
  const order = (await readOrder(ctx, { number: orderNumber })) ?? refuse('not-found')
  await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'order-read', details: { order: orderNumber } })
  const { task, since, tabs } = orderTask(row.facts, row)
  return ok({
    ...order,
    version: row.version,
    packed_at: row.packedAt?.toISOString() ?? null,
    stage: orderStage(row.facts),
    fitted_at: row.fittedAt?.toISOString() ?? null,
    fitting_state: fittingState(row.facts, row),
    supplement_of: row.supplementOf,
    printed: printedShown(row.printed),
    ...sendingOf({ ...facts, printed: row.printed }, ctx.now),
    task,
    since: since?.toISOString() ?? null,
    tabs: [...tabs],
    actions: orderActions.map((action) => {
      const code = whyNotDone(action, facts, ctx.now)
      return { action, why_not: code && refusals[code].sentence[ctx.locale] }
    }),
    notice: await readNotice(ctx.sql, orderNumber),
    why_unpaid: whyUnpaid(
      order.order_status,
      row.attemptState && { state: row.attemptState, failedBy: row.failedBy },
    ),
    pending_until: pendingUntil(row)?.toISOString() ?? null,
  })
}

/** Returns the moment until which the provider of a pending payment may still decide. */
function pendingUntil({ attemptState, attemptMethod, attemptStartedAt }: DeskOrderRow): Date | null {
  if (attemptState !== 'pending' || !attemptMethod || !attemptStartedAt) return null
  const hours = openHoursOf(providerOf(attemptMethod), 'undecided')
  return new Date(attemptStartedAt.getTime() + hours * 3_600_000)
}

export async function showTimeline(
  ctx: Context,
  { orderNumber }: Input<typeof timelineContract>,
): Promise<Answer<typeof timelineContract>> {
  const { sql, locale } = ctx
  const rows = (await readTimeline(sql, { orderNumber, locale })) ?? refuse('not-found')
  return ok(
    rows.map(({ at, moment, amountCents, mailId, ...same }) => ({
      ...same,
      at: at.toISOString(),
      moment: moment?.toISOString() ?? null,
      amount: amountCents === null ? null : amountCents / 100,
      mail_id: mailId,
    })),
  )
}
