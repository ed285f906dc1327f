import type { Cart } from '@pito/contracts/cart'
import { insertCartItem, insertCartSet } from '@pito/contracts/cart'
import * as choices from '@pito/contracts/cart-choices'
import { promoCodeRequired } from '@pito/contracts/values/cart-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { lookUp } from '@pito/contracts/values/look-up'
import { cartRefusals } from '@pito/contracts/values/not-checked-out'
import type { Api } from '@pito/web/api/api'
import type { Outcome, Submission } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { redirect } from 'react-router'
import { checkVehicle, confirmLine, markLines, skipVehicle } from '../vehicle/in-cart/submit-vehicle.ts'
import { cartChoices } from './cart-choice-words.ts'
import { cartSide } from './cart-marks.ts'
import { checkoutAddress } from './checkout-address.ts'
import { tyreIdsIn } from './fit-question/fit-fields.ts'
import { questionOnServer } from './fit-question/question-on-server.ts'
import type { CartChange } from './submit-cart.ts'
import { changed, unconfirmed } from './submit-cart.ts'

type Side = ReturnType<typeof cartSide>
type Choose = (api: Api, submission: Submission, side: Side) => Promise<Outcome<CartChange>>

/** Maps the `intent` of each choice form on the cart page to its handler. */
export const choiceIntents: Readonly<Record<string, Choose>> = {
  'front-and-rear': addFrontAndRear,
  fitting: chooseFitting,
  service: chooseService,
  'apply-promo': applyPromo,
  'remove-promo': removePromo,
  proceed,
  'check-vehicle': checkVehicle,
  'skip-vehicle': skipVehicle,
  'another-car': confirmLine,
}

export function submitChoice(api: Api, submission: Submission, choose: Choose): Promise<Outcome<CartChange>> {
  return choose(api, submission, cartSide(submission.cookies))
}

/**
 * If the customer chooses delivery only, the delivery charge and all services are removed before the cart is changed.
 */
async function chooseFitting(api: Api, { form, locale }: Submission, side: Side) {
  const isFitted = textIn(form, 'with_service') === '1'
  if (!isFitted) {
    await api(choices.removeShippingCharge[side], {})
    await api(choices.removeServices[side], {})
  }
  const { message } = await api(choices.updateShippingAddressType[side], {
    shipping_address_type: 'billing',
    with_service: isFitted ? '1' : '0',
  })
  return changed(message, locale)
}

/** Adds two tyres of each size. The page of a tyre posts this form. */
async function addFrontAndRear(api: Api, submission: Submission, side: Side): Promise<Outcome<CartChange>> {
  const { form, locale } = submission
  const ids = (['front', 'rear'] as const).map((axle) => Number(textIn(form, axle)) || 0)
  const question = await questionOnServer(api, submission, ids)
  if (question) return unconfirmed(question, form)
  const confirmed = tyreIdsIn(form)
  const items = ids.map((id) => ({ type_id: id, for_another_car: confirmed.includes(id) }))
  await api(insertCartSet[side], { items })
  return changed(undefined, locale)
}

async function chooseService(api: Api, { form, locale }: Submission, side: Side) {
  const rim = Number(textIn(form, 'rim')) || null
  const { message } = await api(insertCartItem[side], {
    type: 'service',
    type_id: Number(textIn(form, 'service_id')) || 0,
    quantity: form.has('chosen') ? 1 : 0,
    sub_type_id: rim && Math.round(rim * 10),
  })
  return changed(message, locale)
}

async function applyPromo(api: Api, { form, locale }: Submission, side: Side): Promise<Outcome<CartChange>> {
  const promo_code = textIn(form, 'promo_code')
  if (!promo_code) return { errors: { promo_code: [promoCodeRequired[locale]] } }
  await api(choices.applyPromoCode[side], { promo_code, locale: languageOf(locale) })
  return changed(undefined, locale)
}

async function removePromo(api: Api, { form, locale }: Submission, side: Side) {
  const promo_code = textIn(form, 'promo_code')
  await api(choices.removePromoCode[side], { promo_code, locale: languageOf(locale) })
  return changed(undefined, locale)
}

/**
 * Sends the total that the page shows. If the total of the cart has changed meanwhile, the customer reviews the cart
 * first.
 */
async function proceed(api: Api, { form, locale }: Submission, side: Side): Promise<Outcome<CartChange>> {
  const total = Number(textIn(form, 'total_cents')) / 100 || 0
  const { data: cart } = await api(choices.acceptPrices[side], { total })
  const fault = faultOf(cart, locale)
  if (fault !== null) return { errors: { cart: [fault] } }
  const confirmed = tyreIdsIn(form)
  const lineIds = cart.line_items.flatMap(({ id, type, type_id }) =>
    id !== null && type === 'product' && type_id !== null && confirmed.includes(type_id) ? [id] : [],
  )
  if (lineIds.length > 0) await markLines(api, side, lineIds)
  // The code for the question is loaded only for this step.
  const { questionAboutCart } = await import('../vehicle/in-cart/question-about-cart.ts')
  const question = await questionAboutCart(api, { cart, confirmed, side, language: languageOf(locale) })
  if (question) return { done: { removed: null, message: null, question } }
  return redirect(checkoutAddress(nextStep(cart), locale), 303)
}

export function nextStep({ with_service, appointment }: Pick<Cart, 'with_service' | 'appointment'>) {
  return with_service && !appointment ? 'garage' : 'information'
}

/**
 * Returns null for a missing appointment, because the customer chooses it on the next page. Problems with the tyres
 * must be solved on the cart page.
 */
function faultOf({ not_checked_out: reason }: Cart, locale: Locale): string | null {
  if (reason === null || reason === 'appointment-missing') return null
  return lookUp(cartRefusals, reason)?.[locale] ?? cartChoices[languageOf(locale)].fixLines
}
