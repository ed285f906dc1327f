import { useFetcherForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { cartAddress } from '../../cart/cart-address.ts'
import type { CartChange } from '../../cart/submit-cart.ts'

/** Of all rows together: the one that is removed is gone when the page says so, and undo takes its place. */
export function useRemoveForm() {
  return useFetcherForm<never, CartChange>({
    id: 'remove',
    action: cartAddress(useLocale()),
    fields: [],
  })
}
