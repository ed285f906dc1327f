import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  createGoodsReceipt,
  deleteGoodsReceipt,
  ReceiptFields,
  saveGoodsReceipt,
} from '@pito/contracts/staff-goods-receipts'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { stockSentences } from '@pito/contracts/values/stock-sentences'
import { recordChange } from '../../platform/audit/record-change.ts'
import { refuseStale } from '../../platform/audit/refuse-stale.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { refuseFields } from '../../platform/refuse-fields.ts'
import { lockDraft } from './lock-draft.ts'
import { fieldsOf, readReceipt, receiptOf } from './receipt-of.ts'
import { deleteReceipt, insertReceipt, receiptById, updateReceipt } from './receipt-store.ts'

export function addReceipt(
  ctx: Context,
  fields: Input<typeof createGoodsReceipt>,
): Promise<Answer<typeof createGoodsReceipt>> {
  refuseFutureDelivery(ctx, fields)
  return ctx.transaction(async (tx) => {
    const id = await insertReceipt(tx, fields, ctx.now)
    await recordChange(tx, ctx, {
      action: 'goods-receipt-created',
      record: { kind: 'goods-receipt', id },
      before: null,
      after: fields,
      origin: 'form',
    })
    return ok(await readReceipt(tx, id, ctx.now))
  })
}

export function changeReceipt(
  ctx: Context,
  { id, version, ...fields }: Input<typeof saveGoodsReceipt>,
): Promise<Answer<typeof saveGoodsReceipt>> {
  refuseFutureDelivery(ctx, fields)
  return ctx.transaction(async (tx) => {
    const stored = await lockDraft(ctx, tx, id)
    const record = { kind: 'goods-receipt', id } as const
    await refuseStale(tx, { record, sent: version, current: await receiptOf(tx, stored, ctx.now) })
    await updateReceipt(tx, id, fields)
    const saved = (await receiptById(tx, id)) ?? refuse('not-found')
    await recordChange(tx, ctx, {
      action: 'goods-receipt-saved',
      record,
      before: fieldsOf(stored),
      after: fieldsOf(saved),
      origin: 'form',
    })
    return ok(await receiptOf(tx, saved, ctx.now))
  })
}

function refuseFutureDelivery(ctx: Context, { delivered_on }: Pick<ReceiptFields, 'delivered_on'>): void {
  if (delivered_on > helsinkiDate(ctx.now)) refuseFields(ctx, { delivered_on: stockSentences.dateInFuture })
}

export function removeReceipt(
  ctx: Context,
  { id }: Input<typeof deleteGoodsReceipt>,
): Promise<Answer<typeof deleteGoodsReceipt>> {
  return ctx.transaction(async (tx) => {
    const stored = await lockDraft(ctx, tx, id)
    await deleteReceipt(tx, id)
    await recordChange(tx, ctx, {
      action: 'goods-receipt-deleted',
      record: { kind: 'goods-receipt', id },
      before: fieldsOf(stored),
      after: null,
      origin: 'form',
    })
    return ok(null)
  })
}
