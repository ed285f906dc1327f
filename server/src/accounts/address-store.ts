import type { Sql } from '../platform/database/sql.ts'
import { part } from '../platform/database/statement.ts'

export type AddressKind = 'billing' | 'shipping'

export interface StoredAddress {
  readonly addressLine1: string
  readonly addressLine2: string | null
  readonly zipcode: string
  readonly city: string
  readonly countryId: number
  readonly companyName: string | null
  readonly companyVatNumber: string | null
}

const columns = part`
  address_line_1, address_line_2, zipcode, city, country_id,
  company_name, company_vat_number`

export async function readAddresses(
  sql: Sql,
  customerId: string,
): Promise<Partial<Record<AddressKind, StoredAddress>>> {
  const rows = await sql<StoredAddress & { kind: AddressKind }>`
    select kind, ${columns} from customer_address where customer_id = ${customerId}`
  return Object.fromEntries(rows.map(({ kind, ...address }) => [kind, address]))
}

export async function saveAddress(
  sql: Sql,
  customerId: string,
  kind: AddressKind,
  address: StoredAddress,
): Promise<void> {
  await sql`
    insert into customer_address (customer_id, kind, address_line_1, address_line_2, zipcode, city, country_id,
      company_name, company_vat_number)
    values (${customerId}, ${kind}, ${address.addressLine1}, ${address.addressLine2}, ${address.zipcode},
      ${address.city}, ${address.countryId}, ${address.companyName}, ${address.companyVatNumber})
    on conflict (customer_id, kind) do update set (address_line_1, address_line_2, zipcode, city, country_id,
      company_name, company_vat_number) = (excluded.address_line_1, excluded.address_line_2, excluded.zipcode,
      excluded.city, excluded.country_id, excluded.company_name, excluded.company_vat_number)`
}

export async function deleteAddress(sql: Sql, customerId: string, kind: AddressKind): Promise<void> {
  await sql`delete from customer_address where customer_id = ${customerId} and kind = ${kind}`
}

export async function isCountry(sql: Sql, id: number): Promise<boolean> {
  const [row] = await sql<{ id: number }>`select id from country where id = ${id}::integer`
  return row !== undefined
}
