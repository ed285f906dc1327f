import type { Sql } from '../platform/database/sql.ts'
import { name } from '../platform/database/statement.ts'
import type { CartOwner } from './cart-owner.ts'

/** Whether this is one of the owner’s carts, open or closed. */
export async function ownsCart(sql: Sql, { column, id }: CartOwner, cartId: string): Promise<boolean> {
  const [row] = await sql<{ owned: boolean }>`
    select exists (select from cart where id::text = ${cartId} and ${name(column)} = ${id}) as owned`
  return row?.owned === true
}
