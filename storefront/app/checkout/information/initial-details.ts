import type { Cart } from '@pito/contracts/cart'
import type { Account, Address } from '@pito/contracts/profile'
import type { TypedDetails } from '@pito/contracts/values/checkout-details'
import { finlandId } from '@pito/contracts/values/checkout-details'

/** The default country (CHK-71). The shop delivers only within Finland, so the country of a profile is not copied. */
const inFinland = {
  'billing_details.country_id': String(finlandId),
  'shipping_details.country_id': String(finlandId),
}

/**
 * Returns the stored draft or, if there is none, the details of the customer's profile. The company is copied from
 * the billing address. A draft that contains only the licence plate comes from the cart.
 */
export function initialDetails(
  draft: TypedDetails,
  account: Account | null,
  cart: Pick<Cart, 'with_service' | 'shipping_address_type'>,
): TypedDetails {
  const { licence_plate: _, ...typed } = draft
  const before = Object.keys(typed).length > 0 ? draft : { ...fromProfile(account), ...draft }
  const details = { ...inFinland, ...before, 'shipping_details.ship_to': shipTo(before, cart) }
  // A company that has typed another address may have emptied the fields of the company on purpose.
  const isTyped = before === draft && details['shipping_details.ship_to'] === 'different'
  return isTyped ? details : { ...details, ...companyOfDelivery(details) }
}

/** Returns the company of the billing address for those fields of the delivery address that are empty. */
export function companyOfDelivery(details: TypedDetails): TypedDetails {
  if (!details.is_business_customer) return {}
  const names = ['company_name', 'company_vat_number'] as const
  return Object.fromEntries(
    names.flatMap((name) => {
      const company = details[`billing_details.${name}`] ?? ''
      return company === '' || details[`shipping_details.${name}`]
        ? []
        : [[`shipping_details.${name}`, company]]
    }),
  )
}

function shipTo(
  typed: TypedDetails,
  { with_service, shipping_address_type }: Pick<Cart, 'with_service' | 'shipping_address_type'>,
): string {
  if (with_service) return 'servicepoint'
  const typedBefore = typed['shipping_details.ship_to'] ?? shipping_address_type
  return typedBefore === 'different' ? 'different' : 'billing'
}

function fromProfile(account: Account | null): TypedDetails {
  if (!account) return { 'billing_details.salutation': 'mr' }
  const { userDetails: person, userAddress: addresses } = account
  const isSame = addresses.same_as_shipping || !addresses.shipping
  return {
    'billing_details.salutation': person.salutation,
    'billing_details.first_name': person.first_name,
    'billing_details.last_name': person.last_name,
    'billing_details.email': person.email,
    'billing_details.country_code': person.country_code,
    'billing_details.contact_number': person.contact_number,
    ...addressOf('billing', addresses.billing),
    ...(person.is_company_user === '1' && {
      is_business_customer: '1',
      'billing_details.company_name': person.company_name ?? '',
      'billing_details.company_vat_number': person.company_vat_number ?? '',
    }),
    ...(isSame ? {} : addressOf('shipping', addresses.shipping)),
    'shipping_details.ship_to': isSame ? 'billing' : 'different',
  }
}

function addressOf(kind: 'billing' | 'shipping', address: Address | null): TypedDetails {
  if (!address) return {}
  return {
    [`${kind}_details.address_line_1`]: address.address_line_1,
    [`${kind}_details.address_line_2`]: address.address_line_2 ?? '',
    [`${kind}_details.zipcode`]: address.zipcode,
    [`${kind}_details.city`]: address.city,
    [`${kind}_details.company_name`]: address.company_name ?? '',
    [`${kind}_details.company_vat_number`]: address.company_vat_number ?? '',
  }
}
