import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { PostForm } from '@pito/web/form/post-form'
import { useWords } from '@pito/web/words/words'
import type { CartRow } from '../../cart/cart-view.ts'
import { useChoiceForm } from '../../cart/use-choice-form.ts'
import { nameOf } from '../../tyres/name-of.ts'
import { fit } from '../fit-words.ts'
import type { KnownVehicle } from '../known-vehicle.ts'
import { useFittingTyres } from '../use-fitting-tyres.ts'
import { cartVehicleWords } from './cart-vehicle-words.ts'

interface WaysOutProps {
  readonly row: CartRow
  readonly vehicle: KnownVehicle
}

/** Offers a tyre that fits instead of one that does not, and to buy the latter for another car. */
export function WaysOut({ row, vehicle }: WaysOutProps) {
  const w = useWords(cartVehicleWords)
  const { anotherCar } = useWords(fit)
  const { sameModel, list } = useFittingTyres(row.card, vehicle)
  const [same] = sameModel
  const name = <span className="vh">{` ${nameOf(row.card)}`}</span>
  const form = useChoiceForm(`another-car-${row.lineId}`)
  return (
    <>
      <p className="small">
        <Anchor className="link" href={same?.href ?? list}>
          {w.change}
          {name}
        </Anchor>{' '}
        {same && <span className="num">{same.size}</span>}
      </p>
      <PostForm form={form}>
        <input type="hidden" name="intent" value="another-car" />
        <input type="hidden" name="line_item_id" value={row.lineId} />
        <Button type="submit" look="link" busy={form.pending}>
          {anotherCar}
          {name}
        </Button>
      </PostForm>
    </>
  )
}
