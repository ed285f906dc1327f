import { isOnlyAdvice } from '@pito/contracts/values/fit-of'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { useWords } from '@pito/web/words/words'
import { Suspense } from 'react'
import type { CartRow } from '../../cart/cart-view.ts'
import { FitMark } from '../fit-mark.tsx'
import { enoughIndexOf, fitOf } from '../fit-of-tyre.ts'
import { FitUnchecked } from '../fit-unchecked.tsx'
import { useVehicleOfCart } from './cart-vehicle-context.ts'
import { cartVehicleWords } from './cart-vehicle-words.ts'

const WaysOut = lazyOptional(() => import('./ways-out.tsx').then((loaded) => loaded.WaysOut))

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
      <FitMark problems={problems} enough={enoughIndexOf(row.card, vehicle)} />
      <Suspense>{problems.every(isOnlyAdvice) ? null : <WaysOut row={row} vehicle={vehicle} />}</Suspense>
    </>
  )
}
