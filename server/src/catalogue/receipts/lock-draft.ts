import { receivedBySentence } from '@pito/contracts/values/stock-sentences'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { refuse } from '../../platform/refuse.ts'
import type { ReceiptRow } from './receipt-store.ts'
import { lockReceipt } from './receipt-store.ts'

/** Locks a draft. A goods receipt that has been received is refused with the name of the person who received it. */
export async function lockDraft(ctx: Context, tx: Tx, id: number): Promise<ReceiptRow> {
  const row = (await lockReceipt(tx, id)) ?? refuse('not-found')
  if (!row.receivedAt) return row
  const sentence = receivedBySentence(row.receivedBy ?? '–', row.receivedAt)
  refuse('already-received', { errors: { receive: [sentence[ctx.locale]] } })
}
