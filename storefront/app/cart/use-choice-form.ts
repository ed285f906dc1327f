import { useFetcherForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useRef } from 'react'
import { cartAddress } from './cart-address.ts'
import type { CartChange } from './submit-cart.ts'

/**
 * A form of the cart page, which stays open and shows the changed cart. A form without text fields is not reset after
 * success, because its choice would jump back until the cart has been loaded again.
 */
export function useChoiceForm<Field extends string = never>(id: string, fields: readonly Field[] = []) {
  const form = useFetcherForm<Field, CartChange>({ id, action: cartAddress(useLocale()), fields })
  const unemptied = useRef<HTMLFormElement>(null)
  return fields.length > 0 ? form : { ...form, ref: unemptied }
}
