import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import { Button } from '@pito/ui/button'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { SubmitEvent } from 'react'
import { nameOf } from '../tyres/name-of.ts'
import type { TyreCardData } from '../tyres/tyre-card-data.ts'
import { tyres } from '../words/tyres.ts'
import { addValue, cartAddress } from './cart-address.ts'
import { useAddToCart } from './use-add-to-cart.ts'

/**
 * The button on a card, which adds a full set or as many as are left. Without scripts its form posts to the cart page.
 */
export function AddButton({ tyre }: { tyre: TyreCardData }) {
  const w = useWords(tyres)
  const { add, isAdding } = useAddToCart()
  const quantity = firstQuantity(tyre.stock)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void add({ productId: tyre.id, quantity })
  }
  return (
    <form method="post" action={cartAddress(useLocale())} onSubmit={submit}>
      <Button
        type="submit"
        name="add"
        value={addValue(tyre.id, quantity)}
        className="card__add"
        busy={isAdding}
        aria-label={w.addNamed(`${nameOf(tyre)} ${tyre.size}`)}
      >
        {w.add}
      </Button>
    </form>
  )
}
