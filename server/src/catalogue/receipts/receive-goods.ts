import type { Answer, Input } from '@pito/contracts/endpoint'
import type { receiveGoods as contract } from '@pito/contracts/staff-goods-receipts'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { numberLimits } from '@pito/contracts/values/number-limits'
import { productionWeekText } from '@pito/contracts/values/production-week'
import { recordChange } from '../../platform/audit/record-change.ts'
import { refuseStale } from '../../platform/audit/refuse-stale.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { lockStockOfTyres } from '../inventory/move-stock.ts'
import { weekFaultSentences } from '../inventory/week-fault-sentences.ts'
import { bookGoods, roomInBatches } from './book-goods.ts'
import { lockDraft } from './lock-draft.ts'
import { judgeLine, readReceipt, receiptOf } from './receipt-of.ts'
import type { LineRow } from './receipt-store.ts'
import { closeReceipt, linesOf, setSoldAsNew } from './receipt-store.ts'

/** Books a goods receipt. The lock of the draft makes sure that it is booked once, whoever else presses Receive. */
export function receiveDraft(
  ctx: Context,
  { id, version }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  return ctx.transaction(async (tx) => {
    if (ctx.caller.kind !== 'staff') refuse('not-logged-in')
    const draft = await lockDraft(ctx, tx, id)
    const record = { kind: 'goods-receipt', id } as const
    await refuseStale(tx, { record, sent: version, current: await receiptOf(tx, draft, ctx.now) })
    const lines = judged(ctx, await linesOf(tx, id))
    if (lines.length === 0) refuse('nothing-to-receive')
    await refuseOverfull(ctx, tx, lines)
    await bookGoods(tx, ctx, lines, { receiptId: id, origin: 'form', runId: null })
    await setSoldAsNew(tx, lines)
    await closeReceipt(tx, id, { staffId: ctx.caller.staffId, now: ctx.now })
    await recordChange(tx, ctx, {
      action: 'goods-received',
      record,
      before: { state: 'draft' },
      after: { state: 'received', tyres: lines.reduce((sum, { quantity }) => sum + quantity, 0) },
      origin: 'form',
    })
    return ok(await readReceipt(tx, id, ctx.now))
  })
}

/** Judges the weeks again, because a draft may be older than its lines were when somebody entered them. */
function judged(ctx: Context, lines: readonly LineRow[]) {
  const today = helsinkiDate(ctx.now)
  return lines.map((line) => {
    const verdict = judgeLine(line, today)
    const fault = weekFaultSentences[verdict]
    if (fault)
      refuse('not-valid', { errors: { receive: [`${productionWeekText(line)}: ${fault[ctx.locale]}`] } })
    return { ...line, asNew: verdict !== 'not-as-new' }
  })
}

async function refuseOverfull(
  ctx: Context,
  tx: Tx,
  lines: readonly (LineRow & { readonly asNew: boolean })[],
): Promise<void> {
  const tyreIds = lines.map(({ tyreId }) => tyreId)
  await lockStockOfTyres(tx, tyreIds)
  const fits = await roomInBatches(tx, tyreIds)
  const overfull = lines.find((line) => !fits(line))
  if (!overfull) return
  const sentence = numberLimits.countedQuantity.sentence[ctx.locale]
  refuse('not-valid', { errors: { receive: [`${productionWeekText(overfull)}: ${sentence}`] } })
}
