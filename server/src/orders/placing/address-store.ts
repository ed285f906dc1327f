import type { CheckoutAddress, CheckoutDetails, ShippingType } from '@pito/contracts/values/checkout-details'
import { finlandId } from '@pito/contracts/values/checkout-details'
import { finnishDialCode, nationalNumber } from '@pito/contracts/values/contact-number'
import { readLicencePlate } from '@pito/contracts/values/licence-plate'
import type { TermsTexts } from '../../content/index.ts'
import { insertion } from '../../platform/database/columns.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'
import type { OwnOrder } from '../order-store.ts'
import { storeTermsTexts } from '../terms/order-terms-store.ts'

export interface AcceptedTerms {
  readonly version: string
  /** The accepted texts; null if the shop has published no terms. */
  readonly texts: TermsTexts | null
}

/**
 * Writes details that have been validated: both addresses, note, plate, and the accepted terms, which are null if they
 * are not accepted. Terms that were accepted when a payment began stay accepted.
 */
export async function writeDetails(
  tx: Tx,
  order: OwnOrder,
  details: CheckoutDetails,
  { terms, now }: { readonly terms: AcceptedTerms | null; readonly now: Date },
): Promise<void> {
  const { billing, shipping, shipTo, recipient, isBusinessCustomer } = details
  const to: ShippingType = order.fitting ? 'servicepoint' : shipTo
  await tx`delete from shop_order_address where order_id = ${order.id}`
  await writeAddress(tx, order.id, details, { kind: 'billing', shipTo: null, address: billing })
  if (order.servicePointId === null)
    await writeAddress(tx, order.id, details, {
      kind: 'shipping',
      shipTo: to,
      address: to === 'different' ? shipping : billing,
      ...(to === 'different' && recipient.first_name && { recipient }),
    })
  else await writePointAddress(tx, order.id, details, order.servicePointId)
  const termsStay = part`
    ${terms === null}::boolean and exists (select from payment_attempt where order_id = shop_order.id)`
  const hash = terms?.texts ? await storeTermsTexts(tx, terms.texts, now) : null
  await tx`
    update shop_order set order_note = ${details.order_note || null}, is_business = ${isBusinessCustomer},
      buyer_reference = ${details.buyer_reference || null},
      licence_plate = ${readLicencePlate(details.licence_plate)?.text ?? null},
      refuses_review_emails = ${details.refusesReviewEmails}, changed_at = ${now},
      terms_version = case when ${termsStay} then terms_version else ${terms?.version ?? null}::text end,
      terms_hash = case when ${termsStay} then terms_hash else ${hash}::text end,
      terms_accepted_at = case when ${termsStay} then terms_accepted_at
        else ${terms === null ? null : now}::timestamptz end
    where id = ${order.id}`
}

interface AddressToWrite {
  readonly kind: 'billing' | 'shipping'
  readonly shipTo: ShippingType | null
  readonly address: CheckoutAddress
  /** The person at the address, if that is not the buyer. */
  readonly recipient?: CheckoutDetails['recipient']
}

async function writeAddress(
  tx: Tx,
  orderId: string,
  details: CheckoutDetails,
  { kind, shipTo, address, recipient }: AddressToWrite,
): Promise<void> {
  const { first_name, last_name } = recipient ?? details
  const email = (kind === 'shipping' && details.recipient.email) || details.email
  const isOtherNumber = recipient?.contact_number && recipient.contact_number !== details.contact_number
  // The shop delivers only within Finland, so the number of a recipient is Finnish, whatever the country of the buyer.
  const { country_code, contact_number } = nationalNumber(
    isOtherNumber ? { country_code: finnishDialCode, contact_number: recipient.contact_number } : details,
  )
  const { address_line_1, zipcode, city } = address
  const values = {
    ...{
      order_id: orderId,
      kind,
      ship_to: shipTo,
      salutation: details.salutation,
      first_name,
      last_name,
      email,
    },
    ...{
      country_code,
      contact_number,
      address_line_1,
      zipcode,
      city,
      country_id: Number(address.country_id),
    },
    job_title: details.job_title || null,
    company_branch: details.company_branch || null,
    address_line_2: address.address_line_2 || null,
    company_name: address.company_name || null,
    company_vat_number: address.company_vat_number || null,
  }
  await tx`insert into shop_order_address ${insertion('shop_order_address', values)}`
}

/** Writes the buyer’s name with the current address of the service point. */
async function writePointAddress(
  tx: Tx,
  orderId: string,
  details: CheckoutDetails,
  pointId: number,
): Promise<void> {
  const { country_code, contact_number } = nationalNumber(details)
  await tx`
    insert into shop_order_address (order_id, kind, ship_to, service_point_id, salutation, first_name, last_name, email,
      country_code, contact_number, address_line_1, address_line_2, zipcode, city, country_id, company_name)
    select ${orderId}::uuid, 'shipping', 'servicepoint', id, ${details.salutation}, ${details.first_name},
      ${details.last_name},
      ${details.recipient.email || details.email}, ${country_code}, ${contact_number}, address_line_1,
      nullif(address_line_2, ''), zipcode, city, ${finlandId}::smallint, company_name
    from service_point where id = ${pointId}`
}
