import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import { Button } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { nameOf } from '../tyres/name-of.ts'
import type { TyreCardData } from '../tyres/tyre-card-data.ts'
import { tyres } from '../words/tyres.ts'
import { addFormId, addValue } from './cart-address.ts'

/** On a card: a full set, or what is left of it. It belongs to the one form that the frame has for all of them. */
export function AddButton({ tyre }: { tyre: TyreCardData }) {
  const w = useWords(tyres)
  return (
    <Button
      type="submit"
      form={addFormId}
      name="add"
      value={addValue(tyre.id, firstQuantity(tyre.stock))}
      className="card__add"
      aria-label={w.addNamed(`${nameOf(tyre)} ${tyre.size}`)}
    >
      {w.add}
    </Button>
  )
}
