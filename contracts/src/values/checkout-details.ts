import type { Salutation } from './salutations.ts'

export const shippingTypes = ['billing', 'different', 'servicepoint'] as const
/** The tyres are sent to the billing address, to another address, or to the service point that fits them. */
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

/** The values of the information form, trimmed. */
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
  readonly order_note: string
  readonly licence_plate: string
  /** The buyer does not want the e-mail that asks for a review some weeks later. */
  readonly refusesReviewEmails: boolean
}

/** The cart's choice of fitting and service point. */
export interface CheckoutCart {
  /** The tyres are to be fitted by a service point. */
  readonly withFitting: boolean
  readonly pointChosen: boolean
}

/** All postcodes of Åland begin with 22. */
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
const addressFields = [
  'address_line_1',
  'address_line_2',
  'zipcode',
  'city',
  'country_id',
  'company_name',
  'company_vat_number',
] as const

/** The fields of the information form, with the field names of the API. */
export const checkoutFields = [
  ...personFields.map((name) => `billing_details.${name}` as const),
  ...addressFields.map((name) => `billing_details.${name}` as const),
  'is_business_customer',
  'shipping_details.ship_to',
  ...addressFields.map((name) => `shipping_details.${name}` as const),
  'order_note',
  'licence_plate',
  'refuses_review_emails',
  'conditions',
] as const
export type CheckoutField = (typeof checkoutFields)[number]
/**
 * This limit is far above the limits of the fields: a text that is too long for its field is stored in the draft, and
 * the field's own sentence refuses it when the form is sent.
 */
export const longestDraftText = 300
/** The typed values by field; a missing field keeps its stored value. */
export type TypedDetails = Readonly<Partial<Record<CheckoutField, string>>>
