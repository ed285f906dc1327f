import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import { plateNames } from '@pito/contracts/values/licence-plate'
import { Button } from '@pito/ui/button'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { nameOf } from '../tyres/name-of.ts'
import type { TyreCardData } from '../tyres/tyre-card-data.ts'
import { tyres } from '../words/tyres.ts'
import { addValue, cartAddress } from './cart-address.ts'
import { plateField } from './fit-question/fit-fields.ts'
import { useAddToCart } from './use-add-to-cart.ts'

/**
 * Adds a full set to the cart or, if fewer tyres are left, all that are left. Without scripts the form of the button
 * posts to the cart page.
 */
export function AddButton({ tyre }: { tyre: TyreCardData }) {
  const w = useWords(tyres)
  const { add, isAdding } = useAddToCart()
  const quantity = firstQuantity(tyre.stock)
  // Without scripts the cart page asks about a tyre that does not fit the vehicle of the list.
  const query = new URLSearchParams(useLocation().search)
  const plate = plateNames.map((name) => query.get(name)).find(Boolean)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void add({ productId: tyre.id, quantity, tyre })
  }
  return (
    <form method="post" action={cartAddress(useLocale())} onSubmit={submit}>
      {plate && <input type="hidden" name={plateField} value={plate} />}
      <Button
        type="submit"
        name="add"
        value={addValue(tyre.id, quantity)}
        className="card__add"
        busy={isAdding}
        aria-label={w.addNamed(`${nameOf(tyre)} ${tyre.size}`)}
      >
        {isAdding ? w.adding : w.add}
      </Button>
    </form>
  )
}
