import '../../account/account-form.css'
import '../../cart/sums.css'
import '../checkout.css'
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
import { Alert } from '@pito/ui/alert'
import { Panel } from '@pito/ui/panel'
import type { Api } from '@pito/web/api/api'
import { browserApi } from '@pito/web/api/browser-api'
import { apiContext } from '@pito/web/api/contexts'
import type { Submission } from '@pito/web/form/form-action'
import { fieldErrors } from '@pito/web/form/form-result'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { redirect, useLoaderData, useSearchParams } from 'react-router'
import { isActing } from '../../account/is-acting.ts'
import { checkoutAction, unlessSessionEnded } from '../../account/leave-for-login.ts'
import { FormerTime } from '../../booking/former-time.tsx'
import { HeldTime } from '../../booking/held-time.tsx'
import { cartSide } from '../../cart/cart-marks.ts'
import { CartSteps } from '../../cart/cart-steps.tsx'
import { CartSums } from '../../cart/cart-sums.tsx'
import { cartView } from '../../cart/cart-view.ts'
import { cart as cartWords } from '../../cart/cart-words.ts'
import { checkoutAddress } from '../../cart/checkout-address.ts'
import { CheckoutBar, CheckoutFoot } from '../../frame/checkout-bar.tsx'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { hasAcceptedTerms, rememberTerms } from './accepted-terms.ts'
import { checkoutCart } from './checkout-cart.ts'
import { InformationForm } from './information-form.tsx'
import { information } from './information-words.ts'
import { loadInformation } from './load-information.ts'
import { draftOf, typedDetails } from './typed-details.ts'
import { withUnsavedDetails } from './unsaved-details.ts'
import { useRenewedTime } from './use-renewed-time.ts'

/** The query parameter with which the page reopens after staff have saved a customer's details. */
const savedMark = 'saved'

/** Saves the draft first, so that the details survive any error, and then creates the order with the details. */
async function submitInformation(api: Api, { form, locale, cookies }: Submission) {
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

export { CheckoutFault as ErrorBoundary } from '../checkout-fault.tsx'

const title = titled(information, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]
export const handle = { bare: true, ownHead: CheckoutBar, ownFoot: CheckoutFoot }

export const loader = ({ context, request }: LoaderFunctionArgs) => {
  const api = context.get(apiContext)
  const cookies = request.headers.get('cookie') ?? ''
  return unlessSessionEnded(api, { url: new URL(request.url), cookies }, () => loadInformation(api, cookies))
}
export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => {
  const api = browserApi(browserLocale(new URL(window.location.href)))
  const cookies = document.cookie
  const loaded = await unlessSessionEnded(api, { url: new URL(request.url), cookies }, () =>
    loadInformation(api, cookies),
  )
  const accepted = hasAcceptedTerms(loaded.cart) && { conditions: '1' }
  return { ...loaded, details: { ...withUnsavedDetails(loaded), ...accepted } }
}

const submit = checkoutAction(submitInformation)
export const action = submit.onServer
export const clientAction = submit.inBrowser

const firstFault = 500

/**
 * If the form was rejected, the time may have expired meanwhile, so the page reloads its data. The fields keep what the
 * customer typed. After a server error or a lost connection the page stays unchanged.
 */
export const shouldRevalidate = ({ actionStatus = 200 }: ShouldRevalidateFunctionArgs) =>
  actionStatus < firstFault

export default function UserInfo() {
  const w = useWords(information)
  const { yourOrder } = useWords(cartWords)
  const data = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const view = cartView(data.cart, languageOf(useLocale()))
  const { appointment, renew } = useRenewedTime(data.cart)
  return (
    <div className="wrap checkout">
      <CartSteps cart={data.cart} now="information" />
      <h1>{w.title}</h1>
      {data.acting && query.has(savedMark) && <Alert title={w.savedByStaff} tone="good" />}
      <FormerTime cart={data.cart} offered={data.offered} />
      {appointment && <HeldTime appointment={appointment} />}
      <div className="checkout__cols">
        <InformationForm data={data} onRenewed={renew} />
        <aside aria-labelledby="checkout-sums">
          <Panel className="stack">
            <h2 id="checkout-sums">{yourOrder(view.quantity)}</h2>
            <CartSums view={view} />
          </Panel>
        </aside>
      </div>
    </div>
  )
}
