import { insertCartItem, removeCartLine } from '@pito/contracts/cart'
import { quantityTyped } from '@pito/contracts/values/cart-quantity'
import type { Api } from '../api/api.ts'
import type { Submission } from '../form/form-action.ts'
import { textIn } from '../form/form-result.ts'
import { cartAddress, readAddValue } from './cart-address.ts'
import { cartSide } from './cart-marks.ts'

const intents = ['add', 'set', 'remove'] as const

/** What undo would put in again. */
export interface RemovedLine {
  readonly productId: number
  readonly quantity: number
  readonly name: string
}

/** Every form of the shop that changes the cart; what was removed is shown where it was, to be put in again. */
export async function submitCart(api: Api, { form, cookies, locale }: Submission) {
  const change = readForm(form)
  const side = cartSide(cookies)
  if (change.intent !== 'remove') {
    await insert(api, side, change)
    return { done: null, to: cartAddress(locale) }
  }
  await api(removeCartLine[side], { cart_id: change.cartId, cart_line_item_id: change.lineId ?? 0 })
  const { productId, quantity, name } = change
  return { done: { productId, quantity, name } satisfies RemovedLine }
}

type Change = ReturnType<typeof readForm>

function readForm(form: FormData) {
  const text = (name: string) => textIn(form, name)
  const button = readAddValue(text('add'))
  const intent = text('intent')
  return {
    intent: intents.find((known) => known === intent) ?? 'add',
    productId: button?.productId ?? (Number(text('type_id')) || 0),
    quantity: button?.quantity ?? quantityTyped(text('quantity')),
    cartId: text('cart_id'),
    lineId: Number(text('line_item_id')) || null,
    name: text('name').slice(0, 200),
  }
}

function insert(api: Api, side: ReturnType<typeof cartSide>, change: Change) {
  const { intent, productId, quantity, cartId, lineId } = change
  const item = { type: 'product', type_id: productId, quantity } as const
  return api(
    insertCartItem[side],
    intent === 'set' ? { ...item, cart_id: cartId, line_item_id: lineId } : item,
  )
}
