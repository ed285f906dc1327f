import type { register } from '@pito/contracts/accounts'
import type { Input } from '@pito/contracts/endpoint'
import { isZipcode } from '@pito/contracts/values/zipcode'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { isCountry, saveAddress } from './address-store.ts'
import { refuseMissing } from './refuse-missing.ts'
import type { Customer } from './store.ts'

const finland = 73

/**
 * Saves an address that a caller of the API sent with a registration. The form does not ask for an address. A caller
 * who sends a part of an address must send all of it.
 */
export async function saveFirstAddress(
  { locale }: Pick<Context, 'locale'>,
  tx: Tx,
  { id, companyName, companyVatNumber }: Customer,
  input: Input<typeof register>,
): Promise<void> {
  const { address_line_1, address_line_2, zipcode, city, country_id } = input
  if (!address_line_1 && !address_line_2 && !zipcode && !city) return
  const countryId = country_id ?? finland
  const missing = [
    ...(address_line_1 ? [] : (['address_line_1'] as const)),
    ...(isZipcode(zipcode ?? '') ? [] : (['zipcode'] as const)),
    ...(city ? [] : (['city'] as const)),
    ...((await isCountry(tx, countryId)) ? [] : (['country_id'] as const)),
  ]
  refuseMissing(locale, missing)
  await saveAddress(tx, id, 'billing', {
    addressLine1: address_line_1 ?? '',
    addressLine2: address_line_2,
    zipcode: zipcode ?? '',
    city: city ?? '',
    countryId,
    companyName,
    companyVatNumber,
  })
}
