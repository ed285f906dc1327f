import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import type { SubmitEvent } from 'react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { cartAddress } from '../../cart/cart-address.ts'
import { useAddToCart } from '../../cart/use-add-to-cart.ts'
import { useLocale } from '../../locale/use-locale.ts'
import type { TyreCardData } from '../../tyres/tyre-card-data.ts'

const successSeconds = 5

/** What the buy box knows: how many, whether more were wanted than there are, and what adding answered. */
export function useBuying({ id, stock }: TyreCardData) {
  const [quantity, setQuantity] = useState(firstQuantity(stock))
  const [limited, setLimited] = useState(false)
  const { add, isAdding, response } = useAddToCart()
  const navigate = useNavigate()
  const cart = cartAddress(useLocale())
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isAdding) return
    const button = event.nativeEvent.submitter
    const now = button instanceof HTMLButtonElement && button.value === 'cart'
    const options = { seconds: successSeconds, offerCheckout: !now, showsRefusal: true }
    const added = await add({ productId: id, quantity }, options)
    // Replaced, so that going back does not come to a page that has added already.
    if (added && now) await navigate(cart, { replace: true })
  }
  return { quantity, setQuantity, limited, setLimited, isAdding, response, submit }
}
