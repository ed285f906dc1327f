import type { Answer, Input } from '@pito/contracts/endpoint'
import type { addReceiptLine, removeReceiptLine } from '@pito/contracts/staff-goods-receipts'
import { eanFaultSentence } from '@pito/contracts/values/article-sentences'
import { whyNotEan } from '@pito/contracts/values/ean'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { judgeProductionWeek, parseProductionWeek } from '@pito/contracts/values/production-week'
import type { Sentence } from '@pito/contracts/values/sentences'
import { stockSentences as s } from '@pito/contracts/values/stock-sentences'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { articleWithEan } from '../articles/article-store.ts'
import { oldWeekQuestions, weekFaultSentences } from '../inventory/week-fault-sentences.ts'
import { lockDraft } from './lock-draft.ts'
import { readReceipt } from './receipt-of.ts'
import { deleteLine, insertLines } from './receipt-store.ts'

type NewLine = Input<typeof addReceiptLine>

export function addLine(ctx: Context, line: NewLine): Promise<Answer<typeof addReceiptLine>> {
  return ctx.transaction(async (tx) => {
    await lockDraft(ctx, tx, line.id)
    const { tyreId, week } = await checkedLine(ctx, tx, line)
    const { quantity, purchase_cents: purchaseCents } = line
    await insertLines(tx, line.id, [{ tyreId, ...week, quantity, purchaseCents, asNew: null }])
    return ok(await readReceipt(tx, line.id, ctx.now))
  })
}

async function checkedLine(ctx: Context, tx: Tx, { ean, week: text, age_confirmed }: NewLine) {
  const verdict = judgeProductionWeek(text, helsinkiDate(ctx.now))
  const article = await articleWithEan(tx, ean, null)
  const faults: Record<string, Sentence | null> = {
    ean: article ? null : eanSentence(ean),
    week: weekFaultSentences[verdict],
  }
  const errors = Object.fromEntries(
    Object.entries(faults).flatMap(([field, sentence]) =>
      sentence ? [[field, [sentence[ctx.locale]]]] : [],
    ),
  )
  const week = parseProductionWeek(text)
  if (!article || !week || Object.keys(errors).length > 0) refuse('not-valid', { errors })
  const question = age_confirmed ? null : oldWeekQuestions[verdict]
  if (question) refuse('age-not-confirmed', { errors: { week: [question[ctx.locale]] } })
  return { tyreId: article.id, week }
}

function eanSentence(ean: string): Sentence {
  const fault = whyNotEan(ean)
  return fault ? eanFaultSentence(fault, ean) : s.eanUnknown
}

export function removeLine(
  ctx: Context,
  { id, lineId }: Input<typeof removeReceiptLine>,
): Promise<Answer<typeof removeReceiptLine>> {
  return ctx.transaction(async (tx) => {
    await lockDraft(ctx, tx, id)
    if (!(await deleteLine(tx, id, lineId))) refuse('not-found')
    return ok(await readReceipt(tx, id, ctx.now))
  })
}
