import type { FitProblem } from '@pito/contracts/values/fit-of'
import { fitProblems } from '@pito/contracts/values/fit-of'
import { kilogramsOf, speedOf } from '@pito/contracts/values/load-and-speed'
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

/** Returns the top speed for a speed index. Returns null for ZR and (Y), which state only a minimum. */
function topSpeedOf(index: string): number | null {
  const speed = speedOf(index)
  return speed === null || speed.above ? null : speed.kmh
}
