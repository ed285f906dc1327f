import type { FitProblem } from '@pito/contracts/values/fit-of'
import { fitProblems } from '@pito/contracts/values/fit-of'
import { kilogramsOf, loadIndexFor, speedIndexFor, topSpeedOf } from '@pito/contracts/values/load-and-speed'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import type { KnownVehicle } from './known-vehicle.ts'

/** The facts of a tyre that determine whether it fits a vehicle. */
export interface FitTyre extends TyreSize {
  readonly load: number
  /** The load index for twin tyres, if the tyre has one. */
  readonly loadDual: number | null
  readonly speed: string
  readonly seasonId: number
  readonly has3pmsf: boolean
}

export function fitOf(tyre: FitTyre, vehicle: KnownVehicle): FitProblem[] {
  const { load, loadDual, speed, seasonId, has3pmsf, width, aspectRatio, diameter } = tyre
  const size = { width, aspectRatio, diameter }
  const loads = { loadKg: kilogramsOf(load), twinLoadKg: kilogramsOf(loadDual ?? load) }
  return fitProblems({ size, seasonId, has3pmsf, ...loads, speedKmh: topSpeedOf(speed) }, vehicle)
}

/**
 * Returns the index that is enough for the vehicle, such as 91T, if the tyre fits with a higher one. Visitors wonder
 * about a difference between the two.
 */
export function enoughIndexOf(tyre: FitTyre, vehicle: KnownVehicle): string | undefined {
  const load = loadIndexFor(vehicle.loadPerTyreKg ?? 0)
  const speed = speedIndexFor(vehicle.topSpeedKmh ?? 0)
  if (vehicle.loadPerTyreKg === null || vehicle.topSpeedKmh === null || load === null || speed === null)
    return
  const isHigher = tyre.load > load || (topSpeedOf(tyre.speed) ?? 0) > (topSpeedOf(speed) ?? 0)
  if (!isHigher || fitOf(tyre, vehicle).length > 0) return
  return `${load}${speed}`
}
