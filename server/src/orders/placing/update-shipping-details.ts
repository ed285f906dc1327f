import type { Answer, Input } from '@pito/contracts/endpoint'
import type { updateShippingDetails as contract } from '@pito/contracts/shipping-details'
import type { CheckoutDetails } from '@pito/contracts/values/checkout-details'
import { finlandId } from '@pito/contracts/values/checkout-details'
import { checkoutFaults } from '@pito/contracts/values/checkout-faults'
import { checkoutSentences } from '@pito/contracts/values/checkout-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import { ownerOf } from '../../cart/index.ts'
import { pageChangedAt, readTermsTexts } from '../../content/index.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { refuseWhileActing } from '../../platform/sessions/refuse-while-acting.ts'
import { closeAttempts } from '../attempts/attempt-store.ts'
import { lockOwnOrder } from '../order-store.ts'
import { readOrder } from '../read-order.ts'
import type { AcceptedTerms } from './address-store.ts'
import { writeDetails } from './address-store.ts'

type Body = Input<typeof contract.customer>

export async function updateShippingDetails(
  ctx: Context,
  body: Body,
): Promise<Answer<typeof contract.customer>> {
  const owner = ownerOf(ctx.caller) ?? refuse('not-found')
  if (body.conditions) refuseWhileActing(ctx.caller)
  const terms = body.conditions ? await readAcceptedTerms(ctx) : null
  await ctx.transaction(async (tx) => {
    const order = (await lockOwnOrder(tx, owner, body.order_id)) ?? refuse('not-found')
    if (order.status === 'paid') refuse('order-paid')
    if (!order.isOpen) refuse('not-found')
    const details = detailsOf(body)
    const { fitting, servicePointId } = order
    const cart = { withFitting: fitting, pointChosen: servicePointId !== null }
    const faults = Object.entries({
      ...checkoutFaults(details, cart, ctx.locale),
      ...otherOrderFault(body, ctx.locale),
    })
    if (faults.length > 0)
      refuse('not-valid', { errors: Object.fromEntries(faults.map(([field, fault]) => [field, [fault]])) })
    // Open attempts were started with the previous details of the buyer, so they are closed. If the buyer pays one of
    // them nevertheless, the order is paid.
    await closeAttempts(tx, order.id, { by: 'customer', now: ctx.now })
    await writeDetails(tx, order, details, { terms, now: ctx.now })
  })
  return ok((await readOrder(ctx, { id: body.order_id })) ?? refuse('not-found'))
}

/** The order is named twice: a client that names two orders would not know which of them it has changed. */
function otherOrderFault(
  { order_id, shipping_details: { order_id: repeated } }: Body,
  locale: Locale,
): Readonly<Record<string, string>> {
  return repeated && repeated !== order_id
    ? { 'shipping_details.order_id': checkoutSentences.otherOrder[locale] }
    : {}
}

/** The version is the moment at which the published terms were last changed. */
async function readAcceptedTerms({ sql, now, platform: { config } }: Context): Promise<AcceptedTerms> {
  const version = ((await pageChangedAt(sql, 'terms-and-condition')) ?? now).toISOString()
  return { version, texts: await readTermsTexts({ sql, config }, now) }
}

/** The company fields of a private person are dropped, whatever the request contains. */
function detailsOf(body: Body): CheckoutDetails {
  const { billing_details: billing, shipping_details: shipping, order_note, licence_plate } = body
  const isBusinessCustomer = body.is_business_customer || billing.is_business_customer === true
  const { salutation, first_name, last_name, email, country_code, contact_number } = billing
  return {
    ...{ salutation, first_name, last_name, email, country_code, contact_number, isBusinessCustomer },
    job_title: isBusinessCustomer ? billing.job_title : '',
    company_branch: isBusinessCustomer ? billing.company_branch : '',
    billing: addressOf(billing, isBusinessCustomer),
    shipTo: shipping.ship_to,
    shipping: addressOf(shipping, isBusinessCustomer),
    recipient: {
      first_name: shipping.first_name,
      last_name: shipping.last_name,
      email: shipping.email,
      contact_number: shipping.contact_number,
    },
    buyer_reference: isBusinessCustomer ? body.buyer_reference : '',
    order_note,
    licence_plate,
    refusesReviewEmails: body.refuses_review_emails,
  }
}

function addressOf(typed: Body['billing_details'] | Body['shipping_details'], isBusiness: boolean) {
  const { address_line_1, address_line_2, zipcode, city, country_id, company_name, company_vat_number } =
    typed
  return {
    ...{ address_line_1, address_line_2, zipcode, city },
    country_id: country_id === undefined ? finlandId : country_id,
    company_name: isBusiness ? company_name : '',
    company_vat_number: isBusiness ? company_vat_number : '',
  }
}
