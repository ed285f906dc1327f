import type { FitProblem } from '@pito/contracts/values/fit-of'
import { fitProblems } from '@pito/contracts/values/fit-of'
import { kilogramsOf, topSpeedOf } from '@pito/contracts/values/load-and-speed'
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
