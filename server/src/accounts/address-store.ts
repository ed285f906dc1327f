import type { RowOf } from '../platform/database/columns.ts'
import { columns, inSnakeCase, named, upsertion } from '../platform/database/columns.ts'
import type { Sql } from '../platform/database/sql.ts'

export type AddressKind = 'billing' | 'shipping'

const addressColumns = named(
  'address_line_1, address_line_2, zipcode, city, country_id, company_name, company_vat_number',
)
const storedColumns = columns('customer_address', ['kind', ...addressColumns])

export type StoredAddress = Omit<RowOf<typeof storedColumns>, 'kind'>

export async function readAddresses(
  sql: Sql,
  customerId: string,
): Promise<Partial<Record<AddressKind, StoredAddress>>> {
  const rows = await sql`select ${storedColumns} from customer_address where customer_id = ${customerId}`
  return Object.fromEntries(rows.map(({ kind, ...address }) => [kind, address]))
}

export async function saveAddress(
  sql: Sql,
  customerId: string,
  kind: AddressKind,
  address: StoredAddress,
): Promise<void> {
  const values = { customer_id: customerId, kind, ...inSnakeCase(address, addressColumns) }
  await sql`insert into customer_address ${upsertion('customer_address', ['customer_id', 'kind'], values)}`
}

export async function deleteAddress(sql: Sql, customerId: string, kind: AddressKind): Promise<void> {
  await sql`delete from customer_address where customer_id = ${customerId} and kind = ${kind}`
}

export async function isCountry(sql: Sql, id: number): Promise<boolean> {
  const [row] = await sql<{ id: number }>`select id from country where id = ${id}::integer`
  return row !== undefined
}
