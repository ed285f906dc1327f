import type { FitProblem } from '@pito/contracts/values/fit-of'
import { fitProblems } from '@pito/contracts/values/fit-of'
import { kilogramsOf, speedOf } from '@pito/contracts/values/load-and-speed'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import type { KnownVehicle } from './known-vehicle.ts'

/** What the fit depends on, as the product page has it. */
export interface FitTyre extends TyreSize {
  readonly has3pmsf: boolean
  /** The load index beside another tyre, where the tyre has one. */
  readonly loadDual: number | null
  readonly card: { readonly load: number; readonly speed: string; readonly seasonId: number }
}

export function fitOf({ card, has3pmsf, loadDual, ...size }: FitTyre, vehicle: KnownVehicle): FitProblem[] {
  const { load, speed, seasonId } = card
  const loads = { loadKg: kilogramsOf(load), twinLoadKg: kilogramsOf(loadDual ?? load) }
  return fitProblems({ size, seasonId, has3pmsf, ...loads, speedKmh: topSpeedOf(speed) }, vehicle)
}

/** ZR and (Y) begin at a speed and name no upper end: how fast such a tyre may go is not known from its index. */
function topSpeedOf(index: string): number | null {
  const speed = speedOf(index)
  return speed === null || speed.above ? null : speed.kmh
}
