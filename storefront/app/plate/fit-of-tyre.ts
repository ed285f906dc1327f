import type { FitProblem } from '@pito/contracts/values/fit-of'
import { fitProblems } from '@pito/contracts/values/fit-of'
import { kilogramsOf, speedOf } from '@pito/contracts/values/load-and-speed'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import type { KnownVehicle } from './known-vehicle.ts'

/** The facts of a tyre that determine whether it fits a vehicle, as the tyre's page has them. */
export interface FitTyre extends TyreSize {
  readonly has3pmsf: boolean
  /** The load index for twin tyres, if the tyre has one. */
  readonly loadDual: number | null
  readonly card: { readonly load: number; readonly speed: string; readonly seasonId: number }
}

export function fitOf({ card, has3pmsf, loadDual, ...size }: FitTyre, vehicle: KnownVehicle): FitProblem[] {
  const { load, speed, seasonId } = card
  const loads = { loadKg: kilogramsOf(load), twinLoadKg: kilogramsOf(loadDual ?? load) }
  return fitProblems({ size, seasonId, has3pmsf, ...loads, speedKmh: topSpeedOf(speed) }, vehicle)
}

/** Returns the top speed for a speed index. Returns null for ZR and (Y), which state only a minimum. */
function topSpeedOf(index: string): number | null {
  const speed = speedOf(index)
  return speed === null || speed.above ? null : speed.kmh
}
