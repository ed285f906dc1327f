import { isOnlyAdvice } from '@pito/contracts/values/fit-of'
import { useWords } from '@pito/web/words/words'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { fitOf } from '../vehicle/fit-of-tyre.ts'
import { useKnownVehicle } from '../vehicle/use-known-vehicle.ts'
import { useListView } from './list-view.ts'
import { vehicleOrder } from './vehicle-order-words.ts'

/**
 * Loads the list again if its order does not suit the vehicle of the tab, because cached pages have the same order for
 * every visitor, and says that the fitting tyres come first, if there is one.
 */
export function VehicleOrder() {
  const w = useWords(vehicleOrder)
  const vehicle = useKnownVehicle()
  const { revalidate } = useRevalidator()
  const { data } = useListView()
  const { vehicleFirst, failure, tyres, state } = data
  // A list that could not be loaded is loaded again only at the press of a button.
  const isOutdated =
    vehicleFirst !== undefined && !failure && JSON.stringify(vehicleFirst) !== JSON.stringify(vehicle)
  useEffect(() => {
    if (isOutdated) void revalidate()
  }, [isOutdated, revalidate])
  // A tyre that fits is the first one of the first page.
  const [first] = tyres
  const isFirst =
    state.page > 1 || (first && vehicleFirst && fitOf(first.tyre, vehicleFirst).every(isOnlyAdvice))
  return vehicleFirst && isFirst && <span className="list__first"> · {w.fitsFirst}</span>
}
