import { useFetcherForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { cartAddress } from './cart-address.ts'
import type { CartChange } from './submit-cart.ts'

/**
 * All rows share one form, because a removed row no longer exists when the page reports its removal and offers to
 * undo it.
 */
export function useRemoveForm() {
  return useFetcherForm<never, CartChange>({
    id: 'remove',
    action: cartAddress(useLocale()),
    fields: [],
  })
}
