import type { Salutation } from './salutations.ts'

export const shippingTypes = ['billing', 'different', 'servicepoint'] as const
/** The destination of the tyres: the billing address, another address, or the service point that fits them. */
export type ShippingType = (typeof shippingTypes)[number]

/** The id of Finland in the list of countries. */
export const finlandId = 73

export interface CheckoutAddress {
  readonly address_line_1: string
  readonly address_line_2: string
  readonly zipcode: string
  readonly city: string
  readonly country_id: number | null
  readonly company_name: string
  readonly company_vat_number: string
}

/** The person who receives the delivery, if that is somebody else than the buyer. All texts are empty otherwise. */
interface Recipient {
  readonly first_name: string
  readonly last_name: string
  /** Clients of the API may send it; the form does not ask for it. */
  readonly email: string
  readonly contact_number: string
}

/** The values of the checkout's information form, trimmed. */
export interface CheckoutDetails {
  readonly salutation: Salutation
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly country_code: string
  readonly contact_number: string
  readonly job_title: string
  readonly company_branch: string
  readonly isBusinessCustomer: boolean
  readonly billing: CheckoutAddress
  readonly shipTo: ShippingType
  readonly shipping: CheckoutAddress
  readonly recipient: Recipient
  /** The reference of the company that buys, which its invoice repeats. */
  readonly buyer_reference: string
  readonly order_note: string
  readonly licence_plate: string
  /** Whether the buyer refused the e-mail that asks for a review some weeks after the order. */
  readonly refusesReviewEmails: boolean
}

/**
 * The part of the cart that the information form depends on: whether tyres are fitted, and whether a service point is
 * chosen.
 */
export interface CheckoutCart {
  /** Whether a service point is to fit the tyres. */
  readonly withFitting: boolean
  readonly pointChosen: boolean
  /** Whether the cart had a fitting time whose hold has expired. */
  readonly timeExpired?: boolean
}

/** Tells whether the postcode is in Åland, whose postcodes all begin with 22. */
export function isInAland(zipcode: string): boolean {
  return zipcode.startsWith('22')
}

const personFields = [
  'salutation',
  'first_name',
  'last_name',
  'email',
  'country_code',
  'contact_number',
  'job_title',
  'company_branch',
] as const
const recipientFields = ['first_name', 'last_name', 'contact_number'] as const
const addressFields = [
  'address_line_1',
  'address_line_2',
  'zipcode',
  'city',
  'country_id',
  'company_name',
  'company_vat_number',
] as const

/** The names of the fields of the information form, as in the API. */
export const checkoutFields = [
  ...personFields.map((name) => `billing_details.${name}` as const),
  ...addressFields.map((name) => `billing_details.${name}` as const),
  'is_business_customer',
  'shipping_details.ship_to',
  ...recipientFields.map((name) => `shipping_details.${name}` as const),
  ...addressFields.map((name) => `shipping_details.${name}` as const),
  'buyer_reference',
  'order_note',
  'licence_plate',
  'refuses_review_emails',
  'conditions',
] as const
export type CheckoutField = (typeof checkoutFields)[number]
/**
 * The maximum length of a value in a stored draft. It is far above the limits of the fields, so that a text that is
 * too long for its field can be stored and is refused with the field's own sentence when the form is sent.
 */
export const longestDraftText = 300
/** The typed values by field. A field that is missing here keeps its stored value. */
export type TypedDetails = Readonly<Partial<Record<CheckoutField, string>>>
