import type { compareProducts } from '@pito/contracts/compare'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { productOf } from './product-of.ts'
import { readCards } from './read-offers.ts'

/** Lists the products that a visitor compares. One statement serves any number of products. */
export async function listComparedProducts(
  ctx: Context,
  { ids = [] }: Input<typeof compareProducts>,
): Promise<Answer<typeof compareProducts>> {
  const rows = ids.length === 0 ? [] : await readCards(ctx, ids)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const found = [...new Set(ids)].flatMap((id) => rowOf.get(id) ?? [])
  return ok(found.map((row) => ({ ...productOf(row, ctx.now), ice_grip: row.iceGrip })))
}
