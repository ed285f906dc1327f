import { useWords } from '@pito/web/words/words'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useKnownVehicle } from '../../fit/use-known-vehicle.ts'
import { useListView } from './list-view.ts'
import { vehicleOrder } from './vehicle-order-words.ts'

/**
 * Loads the list again if its order does not suit the vehicle of the tab, because cached pages have the same order for
 * every visitor, and says that the fitting tyres come first.
 */
export function VehicleOrder() {
  const w = useWords(vehicleOrder)
  const vehicle = useKnownVehicle()
  const { revalidate } = useRevalidator()
  const { data } = useListView()
  const { vehicleFirst, failure } = data
  // A list that could not be loaded is loaded again only at the press of a button.
  const isOutdated =
    vehicleFirst !== undefined && !failure && JSON.stringify(vehicleFirst) !== JSON.stringify(vehicle)
  useEffect(() => {
    if (isOutdated) void revalidate()
  }, [isOutdated, revalidate])
  return vehicleFirst && <span className="list__first"> · {w.fitsFirst}</span>
}
