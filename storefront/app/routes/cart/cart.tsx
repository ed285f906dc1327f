import './cart.css'
import { getCartItems } from '@pito/contracts/cart'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data, redirect } from 'react-router'
import type { Api } from '../../api/api.ts'
import { browserApi } from '../../api/browser-api.ts'
import { apiContext, visitContext } from '../../api/contexts.ts'
import { cartAddress } from '../../cart/cart-address.ts'
import { cartSide } from '../../cart/cart-marks.ts'
import { tellCart } from '../../cart/cart-store.ts'
import { cart as cartWords } from '../../cart/cart-words.ts'
import { changeCart } from '../../cart/change-cart.ts'
import { CheckoutBar, CheckoutFoot } from '../../frame/checkout-bar.tsx'
import { browserLocale } from '../../locale/browser-locale.ts'
import { notIndexed, titled } from '../../seo/page-meta.ts'
import { CartPage } from './cart-page.tsx'

const title = titled(cartWords, (w) => w.cart)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]
export const handle = { bare: true, ownHead: CheckoutBar, ownFoot: CheckoutFoot }

const read = async (api: Api, cookies: string) => {
  const { data: cart } = await api(getCartItems[cartSide(cookies)], {})
  return { cart }
}
export type CartData = Awaited<ReturnType<typeof read>>

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  read(context.get(apiContext), cookiesOf(request))

export const clientLoader = async () => {
  const loaded = await read(browserApi(browserLocale(new URL(window.location.href))), document.cookie)
  tellCart(loaded)
  return loaded
}

/** Without a script. What succeeded is shown by a page of its own, so that reloading repeats nothing. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => null)
  if (!form) throw data(null, 400)
  const change = await changeCart(context.get(apiContext), cartSide(cookiesOf(request)), form)
  if (change.response.variant === 'danger') return data(change, 422)
  return change.removed ? change : redirect(cartAddress(context.get(visitContext).locale), 303)
}

function cookiesOf(request: Request): string {
  return request.headers.get('cookie') ?? ''
}

export default function CartRoute() {
  return <CartPage />
}
