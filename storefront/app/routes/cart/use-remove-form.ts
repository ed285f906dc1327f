import { useFetcherForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { cartAddress } from '../../cart/cart-address.ts'
import type { CartChange } from '../../cart/submit-cart.ts'

/**
 * One form serves all rows, because the removed row is no longer there when the page reports it and offers to undo it.
 */
export function useRemoveForm() {
  return useFetcherForm<never, CartChange>({
    id: 'remove',
    action: cartAddress(useLocale()),
    fields: [],
  })
}
