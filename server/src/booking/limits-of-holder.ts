import { isCompanyCustomer } from '../accounts/index.ts'
import type { Config } from '../platform/config.ts'
import type { Sql } from '../platform/database/sql.ts'
import { limitsOf } from '../platform/limits/limits-of-reservations.ts'
import type { Holder } from './store.ts'

export async function limitsOfHolder(sql: Sql, config: Pick<Config, 'limits'>, { kind, id }: Holder) {
  return limitsOf(config, kind === 'customer' && (await isCompanyCustomer(sql, id)))
}
