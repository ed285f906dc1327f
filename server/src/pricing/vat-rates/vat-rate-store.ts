import type { VatKind } from '@pito/contracts/values/vat-kinds'
import type { RowOf } from '../../platform/database/columns.ts'
import { columns, inSnakeCase, insertion } from '../../platform/database/columns.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'

const rateColumns = columns('vat_rate', 'kind, valid_from::text, permille').narrowed<{ kind: VatKind }>()

type VatRateRow = RowOf<typeof rateColumns>

/** Reads the VAT rates of products, then those of services, newest first. */
export function readVatRates(sql: Sql): Promise<VatRateRow[]> {
  return sql`select ${rateColumns} from vat_rate order by kind, vat_rate.valid_from desc`
}

/** Adds a rate. Returns false if a rate of the kind starts on this date already. */
export async function insertVatRate(tx: Tx, rate: VatRateRow): Promise<boolean> {
  const added = await tx.count`
    insert into vat_rate ${insertion('vat_rate', inSnakeCase(rate, 'kind, valid_from, permille'))}
    on conflict (kind, valid_from) do nothing`
  return added === 1
}

/** Removes a rate and returns it. */
export async function deleteVatRate(
  tx: Tx,
  { kind, validFrom }: Pick<VatRateRow, 'kind' | 'validFrom'>,
): Promise<VatRateRow | undefined> {
  const [row] = await tx`
    delete from vat_rate where kind = ${kind} and valid_from = ${validFrom}
    returning ${rateColumns}`
  return row
}
