import { insertCartItem, removeCartLine } from '@pito/contracts/cart'
import { parseQuantity } from '@pito/contracts/values/cart-quantity'
import type { Locale } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import type { Outcome, Submission } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import type { ShopItem } from '../analytics/shop-event.ts'
import { cartAddress, readAddValue } from './cart-address.ts'
import { cartSide } from './cart-marks.ts'
import { anotherCarField, tyreIdsIn } from './fit-question/fit-fields.ts'
import type { FitQuestion } from './fit-question/fit-question-about.ts'
import { questionOnServer } from './fit-question/question-on-server.ts'

const intents = ['add', 'set', 'remove'] as const

/** The removed line, in the form in which analytics receive it and "undo" adds it again. */
export type RemovedLine = ShopItem & { readonly isForAnotherCar: boolean }

/** A form that was posted without scripts, with the question that is to be answered first. */
export interface UnconfirmedForm {
  readonly question: FitQuestion
  readonly fields: readonly (readonly [string, string])[]
}

export interface CartChange {
  readonly removed: RemovedLine | null
  /** The question about tyres of the cart that do not fit, if the change was a step towards the order. */
  readonly question?: FitQuestion
  /** The form that was not carried out, because it adds tyres that do not fit. */
  readonly unconfirmed?: UnconfirmedForm
  /** A further consequence of the change, for example that a reserved time was released. */
  readonly message: string | null
}

/**
 * Returns the outcome of a change. If there is no message to show, the outcome includes the address of the cart: when
 * the form was submitted without scripts, the browser is redirected there and shows the changed cart.
 */
export function changed(message: string | undefined, locale: Locale): Outcome<CartChange> {
  const done = { removed: null, message: message ?? null }
  return message === undefined ? { done, to: cartAddress(locale) } : { done }
}

/** Returns the outcome of a form that adds tyres which do not fit. Its fields are repeated in the question's form. */
export function unconfirmed(question: FitQuestion, form: FormData): Outcome<CartChange> {
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && name !== anotherCarField ? [[name, value] as const] : [],
  )
  return { done: { removed: null, message: null, unconfirmed: { question, fields } } }
}

/**
 * Handles every form of the shop that changes tyres in the cart. A removed line is returned, so that the page can offer
 * to add it again.
 */
export async function submitCart(api: Api, submission: Submission): Promise<Outcome<CartChange>> {
  const { form, cookies, locale } = submission
  const change = readForm(form)
  const side = cartSide(cookies)
  if (change.intent !== 'remove') {
    const isAdded = change.intent === 'add'
    const question = isAdded && (await questionOnServer(api, submission, [change.productId]))
    if (question) return unconfirmed(question, form)
    const { message } = await insert(api, side, change)
    return changed(change.intent === 'set' ? message : undefined, locale)
  }
  const line = { cart_id: change.cartId, cart_line_item_id: change.lineId ?? 0 }
  const { message = null } = await api(removeCartLine[side], line)
  return { done: { removed: removedIn(change, form), message } }
}

function removedIn({ productId, quantity, confirmed }: Change, form: FormData): RemovedLine {
  const text = (name: string) => textIn(form, name).slice(0, 200)
  const item = { brand: text('brand'), model: text('model'), size: text('size') }
  return {
    id: productId,
    quantity,
    cents: Number(text('cents')) || 0,
    ...item,
    isForAnotherCar: confirmed.includes(productId),
  }
}

type Change = ReturnType<typeof readForm>

function readForm(form: FormData) {
  const text = (name: string) => textIn(form, name)
  const button = readAddValue(text('add'))
  const intent = text('intent')
  return {
    intent: intents.find((known) => known === intent) ?? 'add',
    productId: button?.productId ?? (Number(text('type_id')) || 0),
    quantity: button?.quantity ?? parseQuantity(text('quantity')),
    cartId: text('cart_id'),
    lineId: Number(text('line_item_id')) || null,
    confirmed: tyreIdsIn(form),
  }
}

function insert(api: Api, side: ReturnType<typeof cartSide>, change: Change) {
  const { intent, productId, quantity, cartId, lineId, confirmed } = change
  const mark = confirmed.includes(productId) && { for_another_car: true }
  const item = { type: 'product', type_id: productId, quantity, ...mark } as const
  return api(
    insertCartItem[side],
    intent === 'set' ? { ...item, cart_id: cartId, line_item_id: lineId } : item,
  )
}
