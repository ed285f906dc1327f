import type { Answer, Input } from '@pito/contracts/endpoint'
import type { checkPayment as contract } from '@pito/contracts/staff-order-changes'
import type { ProviderAnswer } from '@pito/contracts/values/order-timeline'
import { ProviderAway } from '../../payment-providers/index.ts'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse, refuseIf } from '../../platform/refuse.ts'
import type { Attempt } from '../attempts/attempt-store.ts'
import { readAttempt } from '../attempts/attempt-store.ts'
import { readChangeableOrder } from '../changeable-order.ts'
import { whyNotChecked } from '../why-not-changed.ts'
import { checkWithProvider } from './check-with-provider.ts'
import { attemptsToCheck } from './due-store.ts'

/**
 * Lets staff ask the providers about the payments of an unpaid order. The answers are settled as those that the
 * background job gets, so the order is paid only if its provider says so. The attempts are asked one after another,
 * because each may change the order.
 */
export async function checkPayment(
  ctx: Context,
  { orderNumber }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const order = (await readChangeableOrder(ctx.sql, orderNumber)) ?? refuse('not-found')
  refuseIf(whyNotChecked(order))
  const answers: Answer<typeof contract>['data'] = []
  for (const attempt of await attemptsToCheck(ctx.sql, order.id))
    answers.push({
      attempt: attempt.attempt,
      method: attempt.method,
      answer: await answerOf(ctx, attempt),
    })
  const [latest] = answers
  const details = { order: orderNumber, answer: latest?.answer ?? null }
  const after = (await readChangeableOrder(ctx.sql, orderNumber)) ?? refuse('not-found')
  await recordAudit(ctx.sql, {
    ...{ ...auditedBy(ctx), action: 'payment-checked', details },
    change: {
      record: { kind: 'order', id: orderNumber },
      before: { progress: order.progress, paid_at: order.paidAt },
      after: { progress: after.progress, paid_at: after.paidAt },
      origin: 'form',
    },
  })
  return ok(answers)
}

async function answerOf(ctx: Context, attempt: Attempt): Promise<ProviderAnswer> {
  return await checkWithProvider(ctx, attempt)
    .then(async (status) => {
      // The status of a failed attempt whose order another attempt has paid is `paid` as well.
      if (status?.payment_status !== 'paid') return status?.payment_status ?? 'open'
      return (await readAttempt(ctx.sql, attempt.id))?.state === 'paid' ? 'paid' : 'failed'
    })
    .catch((error: unknown) => {
      if (error instanceof ProviderAway) return 'away' as const
      throw error
    })
}
