import { firstQuantity, mostOf } from '@pito/contracts/values/cart-quantity'
import { mostInCart } from '@pito/contracts/values/cart-sentences'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { SubmitEvent } from 'react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { cartAddress } from '../../cart/cart-address.ts'
import { sentenceOf } from '../../cart/cart-response.ts'
import { useAddToCart } from '../../cart/use-add-to-cart.ts'
import type { TyreCardData } from '../../tyres/tyre-card-data.ts'
import { buying } from './buying-words.ts'
import { useQuantityLimit } from './use-quantity-limit.ts'

const successSeconds = 5

/**
 * Holds the state of the buy box: the quantity, whether the visitor typed more than the stock, and the reason why
 * nothing was added.
 */
export function useBuying(tyre: TyreCardData) {
  const { id, stock } = tyre
  const w = useWords(buying)
  const [quantity, setQuantity] = useState(firstQuantity(stock))
  const limit = useQuantityLimit()
  const [refusedForLimit, setRefusedForLimit] = useState(false)
  const { add, isAdding, response } = useAddToCart()
  const navigate = useNavigate()
  const locale = useLocale()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isAdding) return
    const typedTooMany = limit.reachedByThisPress()
    setRefusedForLimit(typedTooMany)
    if (typedTooMany) return
    const button = event.nativeEvent.submitter
    const now = button instanceof HTMLButtonElement && button.value === 'cart'
    const options = { seconds: successSeconds, offerCheckout: !now, showsRefusal: true }
    const added = await add({ productId: id, quantity, tyre }, options)
    // The history entry is replaced, so that going back does not return to a page whose tyres have already been added.
    if (added && now) await navigate(cartAddress(locale), { replace: true })
  }
  const refusedByShop = response?.variant === 'danger' ? sentenceOf(response) || w.offline : null
  const refusal = refusedForLimit && limit.reached ? mostInCart[locale](mostOf(stock)) : refusedByShop
  return { quantity, setQuantity, limit, isAdding, refusal, submit }
}
