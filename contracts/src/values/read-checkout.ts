import type { CheckoutAddress, CheckoutDetails, ShippingType, TypedDetails } from './checkout-details.ts'
import { finlandId, shippingTypes } from './checkout-details.ts'
import type { AddressKind } from './checkout-sentences.ts'
import { finnishDialCode } from './contact-number.ts'
import type { Salutation } from './salutations.ts'
import { salutations } from './salutations.ts'

/** Converts the typed form to trimmed details. The company fields are ignored if the buyer is a private person. */
export function readCheckout(typed: TypedDetails): CheckoutDetails {
  const text = (field: keyof TypedDetails) => (typed[field] ?? '').trim()
  const isBusinessCustomer = text('is_business_customer') === '1'
  const address = (kind: AddressKind): CheckoutAddress => ({
    address_line_1: text(`${kind}_details.address_line_1`),
    address_line_2: text(`${kind}_details.address_line_2`),
    zipcode: text(`${kind}_details.zipcode`),
    city: text(`${kind}_details.city`),
    country_id: Number(typed[`${kind}_details.country_id`] ?? finlandId) || null,
    company_name: isBusinessCustomer ? text(`${kind}_details.company_name`) : '',
    company_vat_number: isBusinessCustomer ? text(`${kind}_details.company_vat_number`) : '',
  })
  return {
    salutation: oneOf<Salutation>(salutations, text('billing_details.salutation'), 'mr'),
    first_name: text('billing_details.first_name'),
    last_name: text('billing_details.last_name'),
    email: text('billing_details.email'),
    country_code: text('billing_details.country_code') || finnishDialCode,
    contact_number: text('billing_details.contact_number'),
    job_title: isBusinessCustomer ? text('billing_details.job_title') : '',
    company_branch: isBusinessCustomer ? text('billing_details.company_branch') : '',
    isBusinessCustomer,
    billing: address('billing'),
    shipTo: oneOf<ShippingType>(shippingTypes, text('shipping_details.ship_to'), 'billing'),
    shipping: address('shipping'),
    recipient: {
      first_name: text('shipping_details.first_name'),
      last_name: text('shipping_details.last_name'),
      email: '',
      contact_number: text('shipping_details.contact_number'),
    },
    buyer_reference: isBusinessCustomer ? text('buyer_reference') : '',
    order_note: text('order_note'),
    licence_plate: text('licence_plate'),
    refusesReviewEmails: text('refuses_review_emails') === '1',
  }
}

function oneOf<Value extends string>(values: readonly Value[], text: string, otherwise: Value): Value {
  return values.find((value) => value === text) ?? otherwise
}
