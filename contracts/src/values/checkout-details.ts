import type { Salutation } from './salutations.ts'

export const shippingTypes = ['billing', 'different', 'servicepoint'] as const
/** Where the tyres go: to the billing address, to another one, or to the service point that fits them. */
export type ShippingType = (typeof shippingTypes)[number]

/** Finland in the list of countries. */
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

/** What the information form collects, trimmed. */
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
  /** Not to be asked for a review some weeks later. */
  readonly refusesReviewEmails: boolean
}

/** What the cart says of where its tyres go. */
export interface CheckoutCart {
  /** The tyres are to be fitted by a service point. */
  readonly withFitting: boolean
  readonly pointChosen: boolean
}

/** Åland has postcodes that begin with 22. */
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

/** The fields of the information form, by the names that the API gives them. */
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
 * Far above the limits of the fields: what is too long for its field is stored with the draft, and refused with its
 * sentence when the form is sent.
 */
export const longestDraftText = 300
/** What was typed so far: a field that is not there was left as it was. */
export type TypedDetails = Readonly<Partial<Record<CheckoutField, string>>>
