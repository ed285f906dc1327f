import { fitProblems, isOnlyAdvice } from '@pito/contracts/values/fit-of'
import { kilogramsOf, topSpeedOf } from '@pito/contracts/values/load-and-speed'
import type { QueriedVehicle } from '../../vehicles/index.ts'
import type { ArticleFacts } from '../search-index/article.ts'

/** The facts of a vehicle, apart from its sizes, that decide whether a tyre fits. */
type FitFacts = Pick<QueriedVehicle, 'load_per_tyre_kg' | 'load_per_twin_tyre_kg' | 'top_speed_kmh' | 'light'>

/** Returns whether a tyre may be used on the vehicle. Its size is known to be approved. */
export function fitsVehicle(tyre: ArticleFacts, vehicle: FitFacts): boolean {
  const { loadIndex, loadIndexDual, speedIndex, seasonId, has3pmsf } = tyre
  const size = { width: tyre.width, aspectRatio: tyre.aspect, diameter: tyre.diameter }
  const loads = { loadKg: kilogramsOf(loadIndex), twinLoadKg: kilogramsOf(loadIndexDual ?? loadIndex) }
  const problems = fitProblems(
    { size, seasonId, has3pmsf, ...loads, speedKmh: topSpeedOf(speedIndex) },
    {
      sizes: [size],
      loadPerTyreKg: vehicle.load_per_tyre_kg,
      loadPerTwinTyreKg: vehicle.load_per_twin_tyre_kg,
      topSpeedKmh: vehicle.top_speed_kmh,
      light: vehicle.light,
    },
  )
  return problems.every(isOnlyAdvice)
}
