import type { Cart } from '@pito/contracts/cart'
import type { SubmitEvent } from 'react'
import { useEffect, useState } from 'react'
import { useActionData, useLoaderData } from 'react-router'
import type { Api } from '../../api/api.ts'
import { useApi } from '../../api/use-api.ts'
import { cartSide } from '../../cart/cart-marks.ts'
import { loadCart, tellCart, useCart } from '../../cart/cart-store.ts'
import type { CartChange } from '../../cart/change-cart.ts'
import { changeCart } from '../../cart/change-cart.ts'
import type { CartData } from './cart.tsx'

/** The cart as it was read last, by this page or by whatever changed it since. */
export function useShownCart(): Cart {
  const loaded = useLoaderData<CartData>().cart
  const { cart } = useCart()
  useEffect(() => tellCart({ cart: loaded }), [loaded])
  return cart ?? loaded
}

/** Changes and reads again: what the cart costs is the server's to say. */
export async function changeAndRead(api: Api, form: FormData): Promise<CartChange> {
  const change = await changeCart(api, cartSide(document.cookie), form)
  await loadCart(api)
  return change
}

/** Forms of the whole page: taking a row out, and undoing that. Without a script the server answered them. */
export function useCartForms() {
  const api = useApi()
  const posted = useActionData<CartChange>() ?? null
  const [change, setChange] = useState(posted)
  const [busy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setChange(await changeAndRead(api, new FormData(event.currentTarget)))
    setBusy(false)
  }
  return { change, busy, submit }
}

export type CartForms = ReturnType<typeof useCartForms>
