import type { VatKind } from '@pito/contracts/values/vat-kinds'
import type { Sql, Tx } from '../../platform/database/sql.ts'

interface VatRateKey {
  readonly kind: VatKind
  readonly validFrom: string
}

interface VatRateRow extends VatRateKey {
  readonly permille: number
}

/** Reads the VAT rates of products, then those of services, newest first. */
export function readVatRates(sql: Sql): Promise<VatRateRow[]> {
  return sql<VatRateRow>`
    select kind, valid_from::text, permille from vat_rate order by kind, valid_from desc`
}

/** Adds a rate. Returns false if a rate of the kind starts on this date already. */
export async function insertVatRate(tx: Tx, { kind, validFrom, permille }: VatRateRow): Promise<boolean> {
  const added = await tx.count`
    insert into vat_rate (kind, valid_from, permille) values (${kind}, ${validFrom}, ${permille})
    on conflict (kind, valid_from) do nothing`
  return added === 1
}

/** Removes a rate and returns it. */
export async function deleteVatRate(
  tx: Tx,
  { kind, validFrom }: VatRateKey,
): Promise<VatRateRow | undefined> {
  const [row] = await tx<VatRateRow>`
    delete from vat_rate where kind = ${kind} and valid_from = ${validFrom}
    returning kind, valid_from::text, permille`
  return row
}
