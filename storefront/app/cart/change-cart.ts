import { insertCartItem, removeCartLine } from '@pito/contracts/cart'
import { quantityTyped } from '@pito/contracts/values/cart-quantity'
import type { Api } from '../api/api.ts'
import { readAddValue } from './cart-address.ts'
import type { cartSide } from './cart-marks.ts'
import type { CartResponse } from './cart-response.ts'
import { responseOf } from './response-of.ts'

const intents = ['add', 'set', 'remove'] as const

export interface CartChange {
  readonly response: CartResponse
  readonly intent: (typeof intents)[number]
  /** The row that was changed. */
  readonly lineId: number | null
  /** What undo would put in again. */
  readonly removed: { readonly productId: number; readonly quantity: number; readonly name: string } | null
}

type Side = ReturnType<typeof cartSide>

/** What a form of the shop asks: the same on the server, where no script runs, and in the browser. */
export async function changeCart(api: Api, side: Side, form: FormData): Promise<CartChange> {
  const asked = readForm(form)
  const { intent, lineId } = asked
  const call = intent === 'remove' ? remove(api, side, asked) : insert(api, side, asked)
  const response = await call.then(
    ({ message = '' }): CartResponse => ({ message, variant: 'success', errors: [] }),
    responseOf,
  )
  const { productId, quantity, name } = asked
  const gone = intent === 'remove' && response.variant === 'success'
  return { response, intent, lineId, removed: gone ? { productId, quantity, name } : null }
}

type Asked = ReturnType<typeof readForm>

function readForm(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const button = readAddValue(text('add'))
  const lineId = Number(text('line_item_id')) || null
  const intent = text('intent')
  return {
    intent: intents.find((known) => known === intent) ?? 'add',
    productId: button?.productId ?? (Number(text('type_id')) || 0),
    quantity: button?.quantity ?? quantityTyped(text('quantity')),
    cartId: text('cart_id'),
    lineId,
    name: text('name').slice(0, 200),
  }
}

function insert(api: Api, side: Side, { intent, productId, quantity, cartId, lineId }: Asked) {
  const item = { type: 'product', type_id: productId, quantity } as const
  return api(
    insertCartItem[side],
    intent === 'set' ? { ...item, cart_id: cartId, line_item_id: lineId } : item,
  )
}

function remove(api: Api, side: Side, { cartId, lineId }: Asked) {
  return api(removeCartLine[side], { cart_id: cartId, cart_line_item_id: lineId ?? 0 })
}
