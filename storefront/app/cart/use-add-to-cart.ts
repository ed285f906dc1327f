import { useApi } from '@pito/web/api/use-api'
import { useState } from 'react'
import type { AddOptions, ItemToAdd } from './add-options.ts'
import { cartRequested } from './cart-marks.ts'
import type { CartResponse } from './cart-response.ts'

export interface AddToCart {
  /** Adds, reloads the cart and says so; true when the tyres are in the cart. */
  add(item: ItemToAdd, options?: AddOptions): Promise<boolean>
  readonly isAdding: boolean
  /** Of the latest add; null before the first. */
  readonly response: CartResponse | null
}

const notLoaded: CartResponse = { message: '', variant: 'danger', errors: [] }

/** For every button that puts tyres in the cart. The work itself is loaded with the first press. */
export function useAddToCart(): AddToCart {
  const api = useApi()
  const [isAdding, setAdding] = useState(false)
  const [response, setResponse] = useState<CartResponse | null>(null)
  const add = async (item: ItemToAdd, options: AddOptions = {}) => {
    setAdding(true)
    setResponse(null)
    window.dispatchEvent(new Event(cartRequested))
    const answer = await import('./add-to-cart.ts').then(
      ({ addToCart }) => addToCart(api, item, options),
      () => notLoaded,
    )
    setResponse(answer)
    setAdding(false)
    return answer.variant === 'success'
  }
  return { add, isAdding, response }
}
