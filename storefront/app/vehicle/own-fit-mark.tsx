import { FitMark } from './fit-mark.tsx'
import type { FitTyre } from './fit-of-tyre.ts'
import { enoughIndexOf, fitOf } from './fit-of-tyre.ts'
import { useKnownVehicle } from './use-known-vehicle.ts'

/** Says whether a tyre fits the vehicle of this browser tab. */
export function OwnFitMark({ tyre }: { tyre: FitTyre }) {
  const vehicle = useKnownVehicle()
  return vehicle && <FitMark problems={fitOf(tyre, vehicle)} enough={enoughIndexOf(tyre, vehicle)} />
}
