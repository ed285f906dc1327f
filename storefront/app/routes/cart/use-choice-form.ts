import { cartAddress } from '../../cart/cart-address.ts'
import type { CartChange } from '../../cart/submit-cart.ts'
import { useFetcherForm } from '../../form/use-form.ts'
import { useLocale } from '../../locale/use-locale.ts'

/** A form of the cart page: the page stays, and shows the cart as it is afterwards. */
export function useChoiceForm<Field extends string = never>(id: string, fields: readonly Field[] = []) {
  return useFetcherForm<Field, CartChange>({ id, action: cartAddress(useLocale()), fields })
}
