import type { HistoryCommand } from '../command.ts'
import { command } from '../command.ts'
import { pileName } from '../model.ts'

export function priceChanges(tyreId: number, cents: number): HistoryCommand {
  return command(
    `tyre ${tyreId} costs ${(cents / 100).toFixed(2)} € from now on`,
    async (_, { platform }) => {
      await platform.sql`update tyre set price_cents = ${cents} where id = ${tyreId}`
      return undefined
    },
  )
}

/** Sets the quantity of a batch, as staff do after counting the stock. It may be less than payments have reserved. */
export function stockIsCounted(tyreId: number, week: number, quantity: number): HistoryCommand {
  return command(`${quantity} of tyre ${tyreId} of week ${week} are counted`, async (model, { platform }) => {
    const [before] = await platform.sql<{ quantity: number }>`
      select quantity from stock_batch where tyre_id = ${tyreId} and dot_week = ${week}`
    await platform.sql`
      update stock_batch set quantity = ${quantity} where tyre_id = ${tyreId} and dot_week = ${week}`
    const name = pileName(tyreId, week)
    model.pieces.set(name, (model.pieces.get(name) ?? 0) + quantity - (before?.quantity ?? 0))
    return undefined
  })
}
