import type { Sql, Tx } from '../../platform/database/sql.ts'

interface VatRateRow {
  readonly validFrom: string
  readonly permille: number
}

/** Reads all VAT rates, newest first. */
export function readVatRates(sql: Sql): Promise<VatRateRow[]> {
  return sql<VatRateRow>`
    select valid_from::text as "validFrom", permille from vat_rate order by valid_from desc`
}

/** Adds a rate. Returns false if a rate starts on this date already. */
export async function insertVatRate(tx: Tx, { validFrom, permille }: VatRateRow): Promise<boolean> {
  const added = await tx.count`
    insert into vat_rate (valid_from, permille) values (${validFrom}, ${permille})
    on conflict (valid_from) do nothing`
  return added === 1
}

/** Removes a rate and returns it. */
export async function deleteVatRate(tx: Tx, validFrom: string): Promise<VatRateRow | undefined> {
  const [row] = await tx<VatRateRow>`
    delete from vat_rate where valid_from = ${validFrom} returning valid_from::text as "validFrom", permille`
  return row
}
