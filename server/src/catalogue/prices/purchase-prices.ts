import type { ChangeOrigin } from '@pito/contracts/values/record-history'
import type { Auditable } from '../../platform/audit/record-audit.ts'
import { recordChanges } from '../../platform/audit/record-change.ts'
import type { Tx } from '../../platform/database/sql.ts'

interface ArticlePurchase {
  readonly id: number
  readonly before: number | null
  readonly after: number | null
}

/**
 * Stores the latest purchase prices of articles, by their ids, and adds the articles whose price differs to the history.
 * Goods receipts and imports of prices call it; both have locked the articles. Null: the price is not known any more.
 */
export async function changePurchasePrices(
  tx: Tx,
  ctx: Auditable,
  prices: ReadonlyMap<number, number | null>,
  source: { readonly origin: ChangeOrigin; readonly runId: string | null },
): Promise<void> {
  const changed = await tx<ArticlePurchase>`
    with price as (
      select * from unnest(${[...prices.keys()]}::integer[], ${[...prices.values()]}::integer[]) as price (id, cents)
    ), before as (
      select tyre.id, purchase_cents from tyre join price using (id) where purchase_cents is distinct from cents
    )
    update tyre set purchase_cents = cents from price join before using (id)
    where tyre.id = price.id
    returning tyre.id, before.purchase_cents as before, price.cents as after`
  await recordChanges(
    tx,
    ctx,
    changed.map(({ id, before, after }) => ({
      action: 'article-saved',
      record: { kind: 'article', id },
      before: { purchase_cents: before },
      after: { purchase_cents: after },
      ...source,
    })),
  )
}
