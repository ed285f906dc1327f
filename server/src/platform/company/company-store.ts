import type { Sql, Tx } from '../database/sql.ts'
import { part } from '../database/statement.ts'
import type { Company, ShopLogo } from './company.ts'

interface StoredCompany extends Company {
  readonly version: number
}

/** The stored company as a column of another query; null if it is not known yet. */
export const companyColumn = part`(
  select jsonb_build_object('name', name, 'businessId', business_id, 'street', street, 'postcode', postcode,
    'town', town, 'iban', iban, 'bic', bic, 'phone', phone, 'serviceEmail', service_email, 'hoursFi', hours_fi,
    'hoursEn', hours_en, 'shopName', shop_name)
  from company
)`

/** Returns undefined if the company is not known yet. */
export async function readCompany(sql: Sql): Promise<StoredCompany | undefined> {
  const [company] = await sql<StoredCompany>`
    select version, name, business_id, street, postcode, town, iban, bic, phone,
      service_email, hours_fi, hours_en, shop_name,
      order_email, refund_limit_cents, (
        select jsonb_build_object('name', shop_logo.name, 'width', width, 'height', height)
        from shop_logo where shop_logo.name = logo
      ) as logo
    from company`
  return company
}

/** Makes other changes of the company wait, also while there is no row that could be locked. Readers do not wait. */
export async function lockCompany(tx: Tx): Promise<void> {
  await tx`lock table company in share row exclusive mode`
}

export async function storeCompany(tx: Tx, company: Omit<Company, 'logo'>): Promise<void> {
  const { name, businessId, street, postcode, town, iban, bic, phone, serviceEmail, hoursFi, hoursEn } =
    company
  await tx`
    insert into company (name, business_id, street, postcode, town, iban, bic, phone, service_email, hours_fi, hours_en,
      shop_name, order_email, refund_limit_cents)
    values (${name}, ${businessId}, ${street}, ${postcode}, ${town}, ${iban}, ${bic}, ${phone}, ${serviceEmail},
      ${hoursFi}, ${hoursEn}, ${company.shopName}, ${company.orderEmail}, ${company.refundLimitCents})
    on conflict (id) do update set name = excluded.name, business_id = excluded.business_id,
      street = excluded.street, postcode = excluded.postcode, town = excluded.town, iban = excluded.iban,
      bic = excluded.bic, phone = excluded.phone, service_email = excluded.service_email,
      hours_fi = excluded.hours_fi, hours_en = excluded.hours_en, shop_name = excluded.shop_name,
      order_email = excluded.order_email, refund_limit_cents = excluded.refund_limit_cents`
}

/** Stores a logo, unless it is stored already, and lets the company show it. Null takes the logo away. */
export async function storeLogo(
  tx: Tx,
  logo: (ShopLogo & { readonly content: Buffer }) | null,
): Promise<void> {
  if (logo)
    await tx`
      insert into shop_logo (name, content, width, height)
      values (${logo.name}, ${logo.content}, ${logo.width}, ${logo.height})
      on conflict (name) do nothing`
  await tx`update company set logo = ${logo?.name ?? null}`
}

/** Returns the PNG of a logo, also of one that the company no longer shows. */
export async function readLogo(sql: Sql, name: string): Promise<Buffer | null> {
  const [row] = await sql<{ content: Buffer }>`select content from shop_logo where name = ${name}`
  return row?.content ?? null
}
