import type { FitProblem } from '@pito/contracts/values/fit-of'
import { fitProblems } from '@pito/contracts/values/fit-of'
import { kilogramsOf, speedOf } from '@pito/contracts/values/load-and-speed'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import type { KnownVehicle } from './known-vehicle.ts'

/** What the fit depends on, as the product page has it. */
export interface FitTyre extends TyreSize {
  readonly has3pmsf: boolean
  readonly card: { readonly load: number; readonly speed: string; readonly seasonId: number }
}

export function fitOf({ card, has3pmsf, ...size }: FitTyre, vehicle: KnownVehicle): FitProblem[] {
  const { load, speed, seasonId } = card
  const tyre = { size, seasonId, has3pmsf, loadKg: kilogramsOf(load), speedKmh: topSpeedOf(speed) }
  return fitProblems(tyre, vehicle)
}

/** ZR and (Y) begin at a speed and name no upper end: how fast such a tyre may go is not known from its index. */
function topSpeedOf(index: string): number | null {
  const speed = speedOf(index)
  return speed === null || speed.above ? null : speed.kmh
}
