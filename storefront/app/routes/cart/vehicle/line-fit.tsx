import { isOnlyAdvice } from '@pito/contracts/values/fit-of'
import { languageOf } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { PostForm } from '@pito/web/form/post-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { CartRow } from '../../../cart/cart-view.ts'
import { FitMark } from '../../../fit/fit-mark.tsx'
import { fitOf } from '../../../fit/fit-of-tyre.ts'
import { FitUnchecked } from '../../../fit/fit-unchecked.tsx'
import { fit } from '../../../fit/fit-words.ts'
import type { KnownVehicle } from '../../../fit/known-vehicle.ts'
import { listThatFits } from '../../../fit/list-that-fits.ts'
import { useSameModel } from '../../../fit/use-same-model.ts'
import { useChoiceForm } from '../use-choice-form.ts'
import { useVehicleOfCart } from './cart-vehicle-context.ts'
import { cartVehicleWords } from './cart-vehicle-words.ts'

interface LineFitProps {
  readonly row: CartRow
}

/** Says whether the tyres of a line fit the vehicle of the cart, and offers what to do if they do not. */
export function LineFit({ row }: LineFitProps) {
  const w = useWords(cartVehicleWords)
  if (row.isForAnotherCar) return <p className="small">{w.forAnotherCar}</p>
  return (
    <div className="line__fit">
      <Checked row={row} />
    </div>
  )
}

function Checked({ row }: LineFitProps) {
  const { vehicle, isUnchecked } = useVehicleOfCart()
  if (!vehicle) return isUnchecked ? <FitUnchecked /> : null
  const problems = fitOf(row.card, vehicle)
  return (
    <>
      <FitMark problems={problems} />
      {problems.every(isOnlyAdvice) ? null : <WaysOut row={row} vehicle={vehicle} />}
    </>
  )
}

function WaysOut({ row, vehicle }: LineFitProps & { readonly vehicle: KnownVehicle }) {
  const w = useWords(cartVehicleWords)
  const { anotherCar } = useWords(fit)
  const language = languageOf(useLocale())
  const [same] = useSameModel(row.card, vehicle)
  const form = useChoiceForm(`another-car-${row.lineId}`)
  return (
    <>
      <p className="small">
        <Anchor className="link" href={same?.href ?? listThatFits(row.card, vehicle, language)}>
          {w.change}
        </Anchor>
        {same && <span className="num"> {same.size}</span>}
      </p>
      <PostForm form={form}>
        <input type="hidden" name="intent" value="another-car" />
        <input type="hidden" name="line_item_id" value={row.lineId} />
        <Button type="submit" look="link" busy={form.pending}>
          {anotherCar}
        </Button>
      </PostForm>
    </>
  )
}
