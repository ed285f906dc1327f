import { useApi } from '@pito/web/api/use-api'
import { useState } from 'react'
import type { AddOptions, ItemToAdd } from './add-options.ts'
import { cartRequested } from './cart-marks.ts'
import type { CartResponse } from './cart-response.ts'

export interface AddToCart {
  /** Adds the item, reloads the cart and shows a message. Returns true if the tyres are in the cart. */
  add(item: ItemToAdd, options?: AddOptions): Promise<boolean>
  readonly isAdding: boolean
  /** The response to the latest attempt to add an item, or null before the first one. */
  readonly response: CartResponse | null
}

const notLoaded: CartResponse = { message: '', variant: 'danger', errors: [] }

/** Adds tyres to the cart, for every button that does so. The code for it is loaded at the first press. */
export function useAddToCart(): AddToCart {
  const api = useApi()
  const [isAdding, setAdding] = useState(false)
  const [response, setResponse] = useState<CartResponse | null>(null)
  const add = async (item: ItemToAdd, options: AddOptions = {}) => {
    setAdding(true)
    setResponse(null)
    window.dispatchEvent(new Event(cartRequested))
    // The quick cart contains the dialogs that open while tyres are added.
    const code = Promise.all([import('./add-to-cart.ts'), import('./quick-cart.tsx')])
    const answer = await code.then(
      ([{ addToCart }]) => addToCart(api, item, options),
      () => notLoaded,
    )
    setResponse(answer)
    setAdding(false)
    return answer?.variant === 'success'
  }
  return { add, isAdding, response }
}
