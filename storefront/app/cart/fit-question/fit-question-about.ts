import type { Cart } from '@pito/contracts/cart'
import type { FitProblem } from '@pito/contracts/values/fit-of'
import { isOnlyAdvice } from '@pito/contracts/values/fit-of'
import type { Language } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { listAddress } from '../../tyres/list/list-address.ts'
import type { FitTyre } from '../../vehicle/fit-of-tyre.ts'
import { fitOf } from '../../vehicle/fit-of-tyre.ts'
import type { KnownVehicle } from '../../vehicle/known-vehicle.ts'
import { loadListThatFits } from '../../vehicle/list-that-fits.ts'

export interface NamedTyre extends FitTyre {
  readonly id: number
  readonly brand: string
  readonly model: string
  readonly size: string
}

export interface Misfit {
  /** The id of the tyre. */
  readonly id: number
  readonly name: string
  readonly problem: Exclude<FitProblem, 'speed-winter'>
}

/** The tyres that do not fit a vehicle. The customer is asked once about all of them. */
export interface FitQuestion {
  readonly vehicle: string
  readonly misfits: readonly Misfit[]
  /** True if the customer adds a single tyre, which the question then does not name. */
  readonly isAboutOne: boolean
  /** The URL of the list with tyres that fit the vehicle. */
  readonly list: string
}

interface AboutTyres {
  readonly tyres: readonly NamedTyre[]
  /** The ids of the tyres that the submitted form says to be for another car. */
  readonly confirmed: readonly number[]
  /** The cart, whose tyres for another car are confirmed too, or null if there is none. */
  readonly cart: Cart | null
  readonly vehicle: KnownVehicle
  readonly language: Language
}

/** Returns the question about the tyres that do not fit the vehicle, or null if there is nothing to ask. */
export async function fitQuestionAbout(
  api: Api,
  { tyres, confirmed, cart, vehicle, language }: AboutTyres,
): Promise<FitQuestion | null> {
  const allConfirmed = [...confirmed, ...tyresForAnotherCar(cart)]
  const unconfirmed = tyres.filter(({ id }) => !allConfirmed.includes(id))
  const misfits = unconfirmed.flatMap((tyre) => misfitOf(tyre, vehicle))
  const first = unconfirmed.find(({ id }) => id === misfits[0]?.id)
  if (!first) return null
  const list = listAddress(await loadListThatFits(api, first, vehicle), language)
  return { vehicle: vehicle.name, misfits, isAboutOne: tyres.length === 1, list }
}

/** Returns the ids of the tyres that the cart contains for another car. */
function tyresForAnotherCar(cart: Cart | null): number[] {
  const lines = cart?.line_items.filter(({ type, for_another_car }) => type === 'product' && for_another_car)
  return (lines ?? []).flatMap(({ type_id }) => type_id ?? [])
}

function misfitOf(tyre: NamedTyre, vehicle: KnownVehicle): Misfit[] {
  const problem = fitOf(tyre, vehicle).find((one): one is Misfit['problem'] => !isOnlyAdvice(one))
  return problem ? [{ id: tyre.id, name: `${tyre.brand} ${tyre.model} ${tyre.size}`, problem }] : []
}
