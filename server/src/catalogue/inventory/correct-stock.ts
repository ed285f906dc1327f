import type { Answer, Input } from '@pito/contracts/endpoint'
import type { correctStock as contract } from '@pito/contracts/staff-stock'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { numberLimits } from '@pito/contracts/values/number-limits'
import type { ProductionWeek } from '@pito/contracts/values/production-week'
import { judgeProductionWeek, parseProductionWeek } from '@pito/contracts/values/production-week'
import type { Sentence } from '@pito/contracts/values/sentences'
import {
  paymentsHoldSentence,
  stockSentences as s,
  stockMovedSentence,
} from '@pito/contracts/values/stock-sentences'
import { recordChanges } from '../../platform/audit/record-change.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { articleById } from '../articles/article-store.ts'
import type { CorrectionFault } from './correct-batch.ts'
import { correctBatch } from './correct-batch.ts'
import { batchesOf } from './inventory-store.ts'
import { articleStockOf } from './show-stock.ts'
import { oldWeekQuestion, weekFaultSentences } from './week-fault-sentences.ts'

export function correctByCount(
  ctx: Context,
  input: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  return ctx.transaction(async (tx) => {
    const { id, week: text, note, ...counted } = input
    if (!(await articleById(tx, id))) refuse('not-found')
    if (input.reason === 'other' && !note) refuseField(ctx, 'note', s.noteMissing)
    const week = checkedWeek(ctx, text)
    const added = counted.quantity - counted.quantity_at_opening
    const question = counted.age_confirmed ? null : oldWeekQuestion(text, added, ctx.now)
    if (question) refuse('age-not-confirmed', { errors: { week: [question[ctx.locale]] } })
    const asNew = await isSoldAsNew(ctx, tx, input, week)
    const corrected = await correctBatch(tx, ctx, {
      batch: { tyreId: id, ...week, asNew },
      counted: counted.quantity,
      atOpening: counted.quantity_at_opening,
      openedAt: new Date(counted.opened_at),
      reason: counted.reason,
      note,
      confirmedQuantity: counted.confirmed_quantity,
      despiteHolds: counted.despite_holds,
      origin: 'form',
    })
    if (corrected.fault) refuseFault(ctx, input, corrected)
    await recordChanges(tx, ctx, corrected.change ? [corrected.change] : [])
    return ok(await articleStockOf(tx, id, ctx.now))
  })
}

function checkedWeek(ctx: Context, text: string): ProductionWeek {
  const fault = weekFaultSentences[judgeProductionWeek(text, helsinkiDate(ctx.now))]
  if (fault) refuseField(ctx, 'week', fault)
  return parseProductionWeek(text) ?? refuseField(ctx, 'week', s.weekWrong)
}

/** Tyres of a week that the shop does not have yet are sold as new only if they are young enough. */
async function isSoldAsNew(
  ctx: Context,
  tx: Tx,
  { id, week: text, as_new: asNew }: Input<typeof contract>,
  week: ProductionWeek,
): Promise<boolean> {
  if (!asNew || judgeProductionWeek(text, helsinkiDate(ctx.now)) !== 'not-as-new') return asNew
  const batches = await batchesOf(tx, id)
  return batches.some((batch) => batch.asNew && batch.year === week.year && batch.week === week.week)
}

function refuseFault(ctx: Context, input: Input<typeof contract>, fault: CorrectionFault): never {
  if (fault.fault === 'below-zero') refuseField(ctx, 'quantity', s.belowZero)
  if (fault.fault === 'too-many') refuseField(ctx, 'quantity', numberLimits.countedQuantity.sentence)
  if (fault.fault === 'held') {
    const { held, orders, until } = fault
    const sentence = paymentsHoldSentence({ held, orders, until: until ?? ctx.now })
    const current = { held, orders, until: until?.toISOString() ?? null }
    refuse('payments-hold-more', {
      errors: { quantity: [sentence[ctx.locale]] },
      conflict: { by: null, at: null, current },
    })
  }
  const { quantity, sold, expected } = fault
  const change = quantity - input.quantity_at_opening
  const sentence = stockMovedSentence({ sold, change, openedAt: new Date(input.opened_at), expected })
  refuse('stock-moved', {
    errors: { quantity: [sentence[ctx.locale]] },
    conflict: { by: null, at: null, current: { quantity, expected } },
  })
}

function refuseField(ctx: Context, field: string, sentence: Sentence): never {
  refuse('not-valid', { errors: { [field]: [sentence[ctx.locale]] } })
}
