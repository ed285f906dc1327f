import { getCartItems } from '@pito/contracts/cart'
import { saveCheckoutDraft } from '@pito/contracts/checkout-draft'
import { confirmOrder } from '@pito/contracts/orders'
import { updateShippingDetails } from '@pito/contracts/shipping-details'
import { addressIn } from '@pito/contracts/values/address-in'
import type { CheckoutDetails } from '@pito/contracts/values/checkout-details'
import { checkoutFaults } from '@pito/contracts/values/checkout-faults'
import { checkoutSentences } from '@pito/contracts/values/checkout-sentences'
import { languageOf } from '@pito/contracts/values/locale'
import { readCheckout } from '@pito/contracts/values/read-checkout'
import type { Api } from '@pito/web/api/api'
import type { Submission } from '@pito/web/form/form-action'
import { fieldErrors } from '@pito/web/form/form-result'
import { redirect } from 'react-router'
import { isActing } from '../../account/is-acting.ts'
import { cartSide } from '../../cart/cart-marks.ts'
import { checkoutAddress } from '../../cart/checkout-address.ts'
import { rememberTerms } from './accepted-terms.ts'
import { checkoutCart } from './checkout-cart.ts'
import { draftOf, typedDetails } from './typed-details.ts'

/** The query parameter with which the page reopens after staff have saved a customer's details. */
export const savedMark = 'saved'

/** Saves the draft first, so that the details survive any error, and then creates the order with the details. */
export async function submitInformation(api: Api, { form, locale, cookies }: Submission) {
  const side = cartSide(cookies)
  const typed = typedDetails(form)
  await api(saveCheckoutDraft[side], { details: draftOf(typed) })
  const { data: cart } = await api(getCartItems[side], {})
  if (cart.id === null) return redirect(checkoutAddress('cart', locale), 303)
  const details = readCheckout(typed)
  const faults = checkoutFaults(details, checkoutCart(cart), locale)
  const acting = isActing(cookies)
  const errors = fieldErrors({
    ...faults,
    conditions: acting || form.has('conditions') ? null : checkoutSentences.termsMissing[locale],
  })
  if (errors) return { errors }
  // Staff do not complete the order. The customer finds the saved details in the draft and orders in person.
  if (acting) return redirect(addressIn(`/cart/user-info?${savedMark}`, languageOf(locale)), 303)
  const { orderDetails } = (await api(confirmOrder[side], { cart_id: cart.id })).data
  await api(updateShippingDetails[side], payloadOf(details, orderDetails.id, cart.appointment?.dealer_id))
  if (typeof window !== 'undefined') rememberTerms(cart)
  return redirect(`/cart/order-summary/${orderDetails.order_number}`, 303)
}

export function payloadOf(details: CheckoutDetails, order_id: string, dealerId: number | undefined) {
  const { billing, shipping, shipTo, isBusinessCustomer, ...others } = details
  const { refusesReviewEmails, recipient, buyer_reference, order_note, licence_plate, ...person } = others
  const to = dealerId === undefined ? shipTo : ('servicepoint' as const)
  const { first_name, last_name, contact_number } =
    to === 'different' && recipient.first_name !== '' ? recipient : person
  const receiver = {
    first_name,
    last_name,
    email: person.email,
    contact_number: contact_number || person.contact_number,
  }
  const address = to === 'different' ? shipping : billing
  return {
    order_id,
    is_business_customer: isBusinessCustomer,
    is_gone_at_klaviyo: '0' as const,
    billing_details: {
      address_type: 'billing' as const,
      ...person,
      ...billing,
      is_business_customer: isBusinessCustomer,
    },
    shipping_details: {
      address_type: 'shipping' as const,
      order_id,
      ship_to: to,
      ...receiver,
      ...(to === 'servicepoint' ? { dealer_id: dealerId } : address),
    },
    buyer_reference,
    order_note,
    licence_plate,
    refuses_review_emails: refusesReviewEmails,
    conditions: true,
  }
}
