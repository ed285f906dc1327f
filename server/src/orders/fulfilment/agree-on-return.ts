import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  agreeOnReturn as contract,
  previewAgreement as previewContract,
} from '@pito/contracts/staff-returns'
import { centsOf } from '@pito/contracts/values/cents-of'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { returnSentences } from '@pito/contracts/values/return-sentences'
import type { Context } from '../../platform/context.ts'
import { rehearse } from '../../platform/database/rehearse.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse, refuseIf } from '../../platform/refuse.ts'
import { changeOrder } from '../change-order.ts'
import type { ChangeableOrder } from '../changeable-order.ts'
import { sendOrderEmails } from '../emails/send-order-emails.ts'
import { sumOf } from '../invoices/rules/refund-of-lines.ts'
import { refundOfReturn, whyNotTakenBack } from '../invoices/rules/refund-of-return.ts'
import { whyNotAgreed } from '../why-not-changed.ts'
import { readAwaitedFacts } from './fulfilment-store.ts'
import { completeAgreement, insertAgreement } from './return-store.ts'
import { showReturn } from './show-return.ts'

type Terms = Input<typeof contract>

export async function agreeOnReturn(ctx: Context, input: Terms): Promise<Answer<typeof contract>> {
  await agree(ctx, input)
  return showReturn(ctx, input)
}

export async function previewAgreement(
  ctx: Context,
  input: Input<typeof previewContract>,
): Promise<Answer<typeof previewContract>> {
  const { priceCents, refundCents } = await rehearse(ctx.sql, (tx) =>
    agree({ ...ctx, sql: tx, transaction: tx.transaction }, input),
  )
  return ok({ price: priceCents / 100, refund: refundCents / 100 })
}

interface AgreedAmounts {
  /** What was paid for the tyres, with the charges that are refunded with them. */
  readonly priceCents: number
  readonly refundCents: number
}

/** Agrees on a return, in place of an agreement that is still open. The company gets the terms by e-mail. */
async function agree(ctx: Context, input: Terms): Promise<AgreedAmounts> {
  const amounts: AgreedAmounts[] = []
  await changeOrder(ctx, input, {
    action: 'return-agreed',
    whyNot: whyNotAgreed,
    change: async (tx, order) => {
      if (input.deadline < helsinkiDate(ctx.now)) refuseField(ctx, 'deadline', 'deadlinePast')
      const agreed = await amountsOf(tx, ctx, order, input)
      amounts.push(agreed)
      await completeAgreement(tx, order.id, ctx.now)
      const agreementId = await insertAgreement(
        tx,
        { ...termsOf(ctx, input), orderId: order.id, ...agreed },
        ctx.now,
      )
      await sendOrderEmails(tx, ctx, { orderId: order.id, event: 'return-agreed', agreementId })
      return { refundCents: agreed.refundCents, deadline: input.deadline, transportBy: input.transport_by }
    },
  })
  return amounts.at(-1) ?? refuse('not-found')
}

async function amountsOf(
  tx: Tx,
  ctx: Context,
  order: ChangeableOrder,
  { items, refund_percent: percent, refund_amount: amount }: Terms,
): Promise<AgreedAmounts> {
  const agreed = items.map(({ tyre_id: tyreId, quantity }) => ({ tyreId, quantity }))
  const { soldLines: lines, returnedTyres: before, leftCents } = await readAwaitedFacts(tx, order.id)
  refuseIf(whyNotTakenBack(lines, [...before, ...agreed]) && 'return-not-agreeable')
  const goods = refundOfReturn({ lines, isFitted: order.progress === 'fitted' }, before, agreed)
  const priceCents = sumOf(goods, 'cents')
  const refundCents = percent != null ? Math.round((priceCents * percent) / 100) : centsOf(amount ?? 0)
  if (refundCents > Math.min(priceCents, leftCents))
    refuseField(ctx, percent != null ? 'refund_percent' : 'refund_amount', 'refundTooMuch')
  return { priceCents, refundCents }
}

function termsOf({ caller }: Context, { items, refund_percent: percent, transport_by, deadline }: Terms) {
  return {
    staffId: caller.kind === 'staff' ? caller.staffId : refuse('not-allowed'),
    refundPermille: percent != null ? Math.round(percent * 10) : null,
    ...{ transportBy: transport_by, deadline },
    items: items.map(({ tyre_id: tyreId, quantity }) => ({ tyreId, quantity })),
  }
}

function refuseField(
  { locale }: Context,
  field: 'deadline' | 'refund_percent' | 'refund_amount',
  sentence: 'deadlinePast' | 'refundTooMuch',
): never {
  refuse('not-valid', { errors: { [field]: [returnSentences[sentence][locale]] } })
}
