import { accountSentences, longestText } from './account-sentences.ts'
import type { CheckoutAddress, CheckoutCart, CheckoutDetails } from './checkout-details.ts'
import { finlandId, isInAland } from './checkout-details.ts'
import type { AddressKind } from './checkout-sentences.ts'
import { addressSentences, checkoutSentences as s } from './checkout-sentences.ts'
import { isCompanyVatNumber } from './company-id.ts'
import { isContactNumber } from './contact-number.ts'
import { isEmail } from './email.ts'
import { readLicencePlate } from './licence-plate.ts'
import type { Locale } from './locale.ts'
import { isOneLine } from './one-line.ts'
import { isPrintable } from './printable.ts'
import type { Sentence } from './sentences.ts'
import { isZipcode } from './zipcode.ts'

/** Sentences about wrong fields, by the fields' names in the API. */
type CheckoutFaults = Readonly<Record<string, string>>

/**
 * Returns a sentence for each wrong field of the information form, or an empty object if all fields are right. The
 * page and the API both use it.
 */
export function checkoutFaults(details: CheckoutDetails, cart: CheckoutCart, locale: Locale): CheckoutFaults {
  const faults = [
    ...personFaults(details),
    ...addressFaults('billing', details.billing, details.isBusinessCustomer),
    ...shippingFaults(details, cart),
    ...recipientEmailFaults(details),
    ...noteFaults(details),
  ]
  return Object.fromEntries(faults.map(([field, sentence]) => [field, sentence[locale]]))
}

type Fault = readonly [field: string, sentence: Sentence]

function personFaults(details: CheckoutDetails): Fault[] {
  const { first_name, last_name, email, contact_number, job_title, company_branch } = details
  return present([
    ['billing_details.first_name', nameFault(first_name, s.firstNameMissing)],
    ['billing_details.last_name', nameFault(last_name, s.lastNameMissing)],
    ['billing_details.email', textFault(email, s.emailMissing) ?? (isEmail(email) ? null : s.emailWrong)],
    ['billing_details.contact_number', contactNumberFault(contact_number)],
    ['billing_details.job_title', printedFault(job_title)],
    ['billing_details.company_branch', printedFault(company_branch)],
  ])
}

function contactNumberFault(number: string): Sentence | null {
  if (number === '') return s.contactNumberMissing
  return isContactNumber(number) ? null : accountSentences.contactNumberWrong
}

function addressFaults(kind: AddressKind, address: CheckoutAddress, isBusiness: boolean): Fault[] {
  const sentence = addressSentences[kind]
  const { address_line_1, address_line_2, zipcode, city, country_id } = address
  return present([
    [`${kind}_details.address_line_1`, printedFault(address_line_1, sentence.street)],
    [`${kind}_details.address_line_2`, printedFault(address_line_2)],
    [`${kind}_details.zipcode`, zipcodeFault(kind, zipcode)],
    [`${kind}_details.city`, printedFault(city, sentence.city)],
    [`${kind}_details.country_id`, countryFault(kind, country_id)],
    ...(isBusiness ? companyFaults(kind, address) : []),
  ])
}

function companyFaults(kind: AddressKind, { company_name, company_vat_number }: CheckoutAddress) {
  const { companyName, companyVatNumber } = addressSentences[kind]
  const isWrong = company_vat_number !== '' && !isCompanyVatNumber(company_vat_number)
  return [
    [`${kind}_details.company_name`, nameFault(company_name, companyName)],
    [
      `${kind}_details.company_vat_number`,
      textFault(company_vat_number, companyVatNumber) ?? (isWrong ? s.companyVatNumberWrong : null),
    ],
  ] as const
}

function shippingFaults(
  details: CheckoutDetails,
  { withFitting, pointChosen, timeExpired = false }: CheckoutCart,
): Fault[] {
  const { shipTo, isBusinessCustomer, billing, shipping } = details
  const field = 'shipping_details.ship_to'
  if (withFitting || shipTo === 'servicepoint')
    return withFitting && pointChosen ? [] : [[field, timeExpired ? s.timeExpired : s.servicePointMissing]]
  if (shipTo === 'different')
    return [...recipientFaults(details), ...addressFaults('shipping', shipping, isBusinessCustomer)]
  return isInAland(billing.zipcode) ? [[field, s.alandNotServed]] : []
}

type DeliveryFields = Omit<CheckoutDetails['recipient'], 'email'> &
  Pick<CheckoutAddress, 'address_line_1' | 'address_line_2' | 'zipcode' | 'city'> &
  Pick<CheckoutDetails, 'order_note' | 'licence_plate'>

/** Returns a sentence for each wrong field of the delivery of an order, by the rules of the information form. */
export function deliveryFaults(
  details: DeliveryFields,
  { fitting }: { readonly fitting: boolean },
  locale: Locale,
): CheckoutFaults {
  const { first_name, last_name, contact_number, address_line_1, address_line_2, zipcode, city } = details
  const sentence = addressSentences.shipping
  const ofAddress = present([
    ['address_line_1', printedFault(address_line_1, sentence.street)],
    ['address_line_2', printedFault(address_line_2)],
    ['zipcode', zipcodeFault('shipping', zipcode)],
    ['city', printedFault(city, sentence.city)],
  ])
  const faults = [
    ...present([
      ['first_name', nameFault(first_name, s.recipientFirstNameMissing)],
      ['last_name', nameFault(last_name, s.recipientLastNameMissing)],
      ['contact_number', contactNumberFault(contact_number)],
    ]),
    ...(fitting ? [] : ofAddress),
    ...noteFaults({ ...details, buyer_reference: '' }),
  ]
  return Object.fromEntries(faults.map(([field, fault]) => [field, fault[locale]]))
}

/** The recipient is optional, but a recipient needs both names. */
function recipientFaults({ recipient }: CheckoutDetails): Fault[] {
  const { first_name, last_name, contact_number } = recipient
  if (first_name === '' && last_name === '' && contact_number === '') return []
  return present([
    ['shipping_details.first_name', nameFault(first_name, s.recipientFirstNameMissing)],
    ['shipping_details.last_name', nameFault(last_name, s.recipientLastNameMissing)],
    [
      'shipping_details.contact_number',
      contact_number === '' || isContactNumber(contact_number) ? null : accountSentences.contactNumberWrong,
    ],
  ])
}

/** An e-mail address is stored wherever the tyres go, so a wrong one is refused in each case. */
function recipientEmailFaults({ recipient: { email } }: CheckoutDetails): Fault[] {
  if (email === '') return []
  return present([['shipping_details.email', lineFault(email) ?? (isEmail(email) ? null : s.emailWrong)]])
}

function zipcodeFault(kind: AddressKind, zipcode: string): Sentence | null {
  if (zipcode === '') return addressSentences[kind].zipcode
  if (!isZipcode(zipcode)) return addressSentences[kind].zipcodeWrong
  return kind === 'shipping' && isInAland(zipcode) ? s.alandNotServed : null
}

function countryFault(kind: AddressKind, id: number | null): Sentence | null {
  if (id === null) return addressSentences[kind].country
  return id === finlandId ? null : s.countryNotServed
}

function noteFaults({
  buyer_reference,
  order_note,
  licence_plate,
}: Pick<CheckoutDetails, 'buyer_reference' | 'order_note' | 'licence_plate'>): Fault[] {
  const isPlate = licence_plate === '' || readLicencePlate(licence_plate) !== null
  return present([
    ['buyer_reference', printedFault(buyer_reference)],
    ['order_note', lineFault(order_note)],
    ['licence_plate', isPlate ? null : s.licencePlateWrong],
  ])
}

/** Invoices print names, so a name in another script than theirs is refused. */
function nameFault(name: string, missing: Sentence): Sentence | null {
  return textFault(name, missing) ?? (isPrintable(name) ? null : accountSentences.nameScript)
}

function printedFault(text: string, missing: Sentence | null = null): Sentence | null {
  if (text === '') return missing
  return lineFault(text) ?? (isPrintable(text) ? null : accountSentences.textScript)
}

function textFault(text: string, missing: Sentence): Sentence | null {
  return text === '' ? missing : lineFault(text)
}

function lineFault(text: string): Sentence | null {
  if (!isOneLine(text)) return accountSentences.notOneLine
  return text.length > longestText ? s.tooLong : null
}

function present(faults: readonly (readonly [string, Sentence | null])[]): Fault[] {
  return faults.flatMap(([field, sentence]) => (sentence ? [[field, sentence] as const] : []))
}
