import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  previewRefund as previewContract,
  getRefundable as refundableContract,
  refundOrder as refundContract,
} from '@pito/contracts/refunds'
import { refusals } from '@pito/contracts/refusals'
import { centsOf } from '@pito/contracts/values/cents-of'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { refundSentences } from '@pito/contracts/values/refund-sentences'
import { vatByRate } from '@pito/contracts/values/vat-by-rate'
import { returnStock } from '../../catalogue/index.ts'
import { callerHasRight } from '../../platform/audit/caller-has-right.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse, refuseIf } from '../../platform/refuse.ts'
import { changeOrder } from '../change-order.ts'
import type { ChangeableOrder } from '../changeable-order.ts'
import { readChangeableOrder } from '../changeable-order.ts'
import { previewRefundEmail } from '../emails/write-order-emails.ts'
import { awaitedCents } from '../invoices/awaited-refund.ts'
import type { InvoicedLine } from '../invoices/issue-credit-note.ts'
import { readInvoicedLines, sharesOfCreditNote } from '../invoices/issue-credit-note.ts'
import type { LineRefund, RequestedLine } from '../invoices/rules/refund-of-lines.ts'
import {
  discountShare,
  leftOfLine,
  refundOfLines,
  sumOf,
  whyNotOfLine,
  whyRightNeeded,
} from '../invoices/rules/refund-of-lines.ts'
import { isAllReturned, whyNotTakenBack } from '../invoices/rules/refund-of-return.ts'
import { moveOrder } from '../move-order.ts'
import { creditOrder } from '../refunds/credit-order.ts'
import type { RefundFacts } from '../refunds/refund-store.ts'
import { readRefundFacts } from '../refunds/refund-store.ts'
import { shownRefund } from '../refunds/show-refunds.ts'
import { isRefundAwaited, whyNotRefunded } from '../why-not-changed.ts'
import { withSizes } from '../with-sizes.ts'
import { readAwaitedFacts } from './fulfilment-store.ts'
import { insertReturned } from './return-store.ts'

type Lines = Input<typeof previewContract>['lines']

/** What a refund consists of, and why it needs a further right, if it does. */
interface RefundPlan {
  readonly lines: readonly NamedLine[]
  readonly facts: RefundFacts
  readonly goods: readonly LineRefund[]
  readonly amountCents: number
  readonly rightNeeded: 'refund-above-limit' | 'refund-beyond-due' | null
}

export async function showRefundable(
  ctx: Context,
  { orderNumber }: Input<typeof refundableContract>,
): Promise<Answer<typeof refundableContract>> {
  const order = (await readChangeableOrder(ctx.sql, orderNumber)) ?? refuse('not-found')
  const facts = await readRefundFacts(ctx.sql, order.id)
  const due = dueCents(order, facts)
  return ok({
    left: facts.leftCents / 100,
    limit: facts.limitCents / 100,
    by_staff: facts.byStaffCents / 100,
    due: due === null ? null : due / 100,
    lines: (await readNamedLines(ctx, order.id)).map((line) => {
      const left = leftOfLine(line)
      return {
        ...{ id: line.id, type: line.type, name: line.name, quantity: line.quantity },
        ...{ paid: line.grossCents / 100, left_quantity: left.quantity, left: left.cents / 100 },
      }
    }),
  })
}

/** Computes what `refundOrder` would do with the same input, without doing it. */
export async function previewRefund(
  ctx: Context,
  { orderNumber, lines, reason }: Input<typeof previewContract>,
): Promise<Answer<typeof previewContract>> {
  const order = (await readChangeableOrder(ctx.sql, orderNumber)) ?? refuse('not-found')
  refuseIf(whyNotRefunded(order))
  const plan = await planRefund(ctx.sql, ctx, order, lines)
  const { facts, amountCents, rightNeeded } = plan
  const refunded = refundedLines(plan)
  const email = await previewRefundEmail(ctx, order.id, {
    ...{ amountCents, reason, method: facts.method ?? refuse('order-not-refundable') },
    ...{ deductedCents: 0, deductionReason: null },
  })
  return ok({
    amount: amountCents / 100,
    discount: refunded.reduce((sum, { discount }) => sum + centsOf(discount), 0) / 100,
    vat: vatByRate(refunded).map(({ percent, cents }) => ({ percent, amount: cents / 100 })),
    lines: refunded,
    right_needed: rightNeeded && refusals[rightNeeded].sentence[ctx.locale],
    is_allowed: rightNeeded === null || (await callerHasRight(ctx.sql, ctx.caller, 'refund-above-limit')),
    email,
  })
}

/** The lines that get money back, with their shares as the credit note has them. */
function refundedLines({ lines, goods }: RefundPlan) {
  const shares = sharesOfCreditNote(lines, goods)
  return lines.flatMap((line, place) => {
    const { grossCents = 0, vatCents = 0 } = shares[place] ?? {}
    if (grossCents === 0) return []
    const discount = discountShare(line, line.discountCents, grossCents) / 100
    return [
      {
        ...{ id: line.id, name: line.name, quantity: goods[place]?.quantity ?? 0, discount },
        ...{ amount: grossCents / 100, vat_percent: line.vatPermille / 10, vat_amount: vatCents / 100 },
      },
    ]
  })
}

/**
 * Refunds lines of a paid order by pieces or by amounts. The tyres go back into stock only if staff say that they have
 * come back.
 */
export async function refundOrder(
  ctx: Context,
  input: Input<typeof refundContract>,
): Promise<Answer<typeof refundContract>> {
  const { reason, note, return_stock: isStockReturned } = input
  const staffId = ctx.caller.kind === 'staff' ? ctx.caller.staffId : undefined
  let refundId = ''
  await changeOrder(ctx, input, {
    action: 'order-refunded',
    whyNot: whyNotRefunded,
    change: async (tx, order) => {
      const plan = await planRefund(tx, ctx, order, input.lines)
      const { goods, amountCents, rightNeeded } = plan
      if (rightNeeded && !(await callerHasRight(tx, ctx.caller, 'refund-above-limit'))) refuse(rightNeeded)
      // Stock is locked before the counter of the credit notes.
      if (isStockReturned) await takeBack(tx, ctx, order, plan)
      const refund = { orderId: order.id, reason, staffId, note, goods }
      refundId = (await creditOrder(tx, ctx, refund)) ?? refuse('refund-too-much')
      return { amountCents, reason, isStockReturned }
    },
  })
  return ok(await shownRefund(ctx.sql, refundId, ctx.now))
}

/** Puts the refunded tyres back into the weeks from which they were taken, and records that they have arrived. */
async function takeBack(tx: Tx, ctx: Context, order: ChangeableOrder, { lines, goods }: RefundPlan) {
  const items = lines.flatMap(({ type, tyreId }, place) => {
    const quantity = goods[place]?.quantity ?? 0
    return type === 'product' && tyreId !== null && quantity > 0 ? [{ tyreId, quantity }] : []
  })
  if (items.length === 0)
    refuse('not-valid', { errors: { return_stock: [refundSentences.noTyresChosen[ctx.locale]] } })
  const { soldLines, returnedTyres } = await readAwaitedFacts(tx, order.id)
  const returned = [...returnedTyres, ...items]
  refuseIf(whyNotTakenBack(soldLines, returned))
  for (const item of items) await returnStock(tx, { orderId: order.id, ...item }, ctx.now)
  const staffId = ctx.caller.kind === 'staff' ? ctx.caller.staffId : null
  const sellable = items.map((item) => ({ ...item, condition: 'sellable' as const, photoId: null }))
  await insertReturned(tx, { orderId: order.id, agreementId: null, staffId, items: sellable }, ctx.now)
  if (isRefundAwaited(order) && isAllReturned(soldLines, returned))
    await moveOrder(tx, order.id, { to: 'refunded', by: 'staff' })
}

/**
 * Applies the rules of a refund to the lines as they are now. Inside a transaction the caller holds the lock of the
 * order, so that two refunds together never exceed a line or the payment.
 */
async function planRefund(
  sql: Sql,
  { locale }: Pick<Context, 'locale'>,
  order: ChangeableOrder,
  input: Lines,
): Promise<RefundPlan> {
  const facts = await readRefundFacts(sql, order.id)
  const lines = await readNamedLines({ sql, locale }, order.id)
  const requested = input.map(({ line_id: lineId, quantity, amount }) => {
    const cents = amount === undefined ? undefined : centsOf(amount)
    return { lineId, quantity, cents }
  })
  const errors = faultsOf(lines, requested, locale)
  if (Object.keys(errors).length > 0) refuse('refund-too-much', { errors })
  const goods = refundOfLines(lines, requested)
  const amountCents = sumOf(goods, 'cents')
  if (amountCents < 1 || amountCents > facts.leftCents) refuse('refund-too-much')
  const limits = { ...facts, dueCents: dueCents(order, facts) }
  return { lines, facts, goods, amountCents, rightNeeded: whyRightNeeded(amountCents, limits) }
}

/** Names how much is left of each line of which more was requested. */
function faultsOf(
  lines: readonly InvoicedLine[],
  requested: readonly RequestedLine[],
  locale: Context['locale'],
): Record<string, string[]> {
  const faults = requested.flatMap((request) => {
    const line = lines.find(({ id }) => id === request.lineId)
    const field = `lines.${request.lineId}`
    if (!line) return [[field, [refundSentences.lineUnknown[locale]]]]
    const why = whyNotOfLine(line, request)
    if (why === null) return []
    const { quantity, cents } = leftOfLine(line)
    const left = why === 'quantity' ? String(quantity) : formatEuro(cents)
    return [[field, [`${refundSentences.lineTooMuch[locale]} ${left}.`]]]
  })
  return Object.fromEntries(faults)
}

/** Once the buyer has withdrawn, the order's rules say what is due. */
function dueCents(order: ChangeableOrder, facts: RefundFacts): number | null {
  if (order.withdrawnAt === null) return null
  return isRefundAwaited(order) ? awaitedCents(facts) : 0
}

type NamedLine = InvoicedLine & { readonly tyre_id: number | null; readonly name: string }

async function readNamedLines(
  { sql, locale }: Pick<Context, 'sql' | 'locale'>,
  orderId: string,
): Promise<NamedLine[]> {
  const lines = await readInvoicedLines(sql, orderId)
  const named = lines.map((line) => ({
    ...line,
    tyre_id: line.tyreId,
    name: locale === 'fi_FI' ? line.nameFi : line.nameEn,
  }))
  return withSizes(sql, named)
}
