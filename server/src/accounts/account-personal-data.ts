import type { PersonalData } from '../platform/privacy/personal-data.ts'

/**
 * The personal data of the account itself. When the account is erased, its row keeps only its id, because vouchers
 * refer to that id. Nobody can log in with such a row.
 */
export const accountPersonalData: PersonalData = {
  name: 'account',
  columns: {
    customer: [
      'email',
      'password_hash',
      'salutation',
      'first_name',
      'last_name',
      'country_code',
      'contact_number',
      'contact_number_e164',
      'is_company_user',
      'company_name',
      'company_vat_number',
      'shipping_same_as_billing',
      'locale',
    ],
    customer_address: [
      'kind',
      'address_line_1',
      'address_line_2',
      'zipcode',
      'city',
      'country_id',
      'company_name',
      'company_vat_number',
    ],
    customer_device: ['device_hash', 'label', 'address'],
    password_token: ['token_hash', 'purpose'],
    passkey: ['credential_id', 'public_key', 'transports', 'name', 'backed_up'],
  },
  async exportPersonalData(sql, { customerId }) {
    const [details] = await sql.snake`
      select email, salutation, first_name, last_name, country_code, contact_number, contact_number_e164,
        is_company_user, company_name, company_vat_number, shipping_same_as_billing, permissions, locale, verified_at,
        created_at, changed_at, password_hash is not null as has_password
      from customer where id = ${customerId}`
    const addresses = await sql.snake`
      select kind, address_line_1, address_line_2, zipcode, city, country_id, company_name, company_vat_number
      from customer_address where customer_id = ${customerId} order by kind`
    const devices = await sql.snake`
      select label, address, first_seen_at, last_seen_at from customer_device
      where customer_id = ${customerId} order by first_seen_at`
    const links = await sql.snake`
      select purpose, created_at, expires_at, used_at from password_token
      where customer_id = ${customerId} order by created_at`
    const passkeys = await sql.snake`
      select name, transports, backed_up, created_at, last_used_at from passkey
      where customer_id = ${customerId} order by created_at`
    return { details, addresses, devices, password_links: links, passkeys }
  },
  async erase(tx, { customerId }, now) {
    await tx`delete from customer_address where customer_id = ${customerId}`
    await tx`delete from customer_device where customer_id = ${customerId}`
    await tx`delete from password_token where customer_id = ${customerId}`
    await tx`delete from passkey where customer_id = ${customerId}`
    await tx`
      update customer set email = null, password_hash = null, salutation = 'mr', first_name = '', last_name = '',
        country_code = '358', contact_number = '', contact_number_e164 = null, is_company_user = false,
        company_name = null, company_vat_number = null, shipping_same_as_billing = false, permissions = '{}',
        locale = 'fi_FI', verified_at = null, changed_at = ${now}, closed_at = ${now}
      where id = ${customerId}`
  },
}
