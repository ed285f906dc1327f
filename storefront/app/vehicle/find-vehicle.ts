import type { RefusalAnswer } from '@pito/contracts/refusal'
import type { VehicleTypeId } from '@pito/contracts/values/vehicle-type'
import { car, van } from '@pito/contracts/values/vehicle-type'
import type { Vehicle } from '@pito/contracts/vehicles'
import { getVehicle } from '@pito/contracts/vehicles'
import type { Api } from '@pito/web/api/api'
import { ApiRefusal } from '@pito/web/api/api-refusal'
import { sentenceOfAnswer } from '@pito/web/api/sentence-of-answer'
import type { TyreCardData } from '../tyres/tyre-card-data.ts'
import type { FitTyre } from './fit-of-tyre.ts'
import { enoughIndexOf, fitOf } from './fit-of-tyre.ts'
import { knownOf } from './known-vehicle.ts'

/** A vehicle. The element of `lists` at an index names the tyre list that contains the size at the same index. */
export type ListedVehicle = Vehicle & { readonly lists: readonly VehicleTypeId[] }

export type PlateAnswer =
  | { readonly vehicle: ListedVehicle; readonly refusal: null }
  | { readonly vehicle: null; readonly refusal: string }

// The last answer is cached in the browser, because plate searches are limited in number and every change of a filter
// would otherwise cause another one.
let last: { readonly plate: string; readonly answer: PlateAnswer } | null = null

/**
 * Searches for the vehicle of a plate. An API error is returned as the answer, so that the list is shown without the
 * plate.
 */
export async function findVehicle(api: Api, plate: string): Promise<PlateAnswer> {
  if (last?.plate === plate) return last.answer
  const { answer, isLasting } = await api(getVehicle, { licencePlate: plate }).then(found, refused)
  if (isLasting && typeof window !== 'undefined') last = { plate, answer }
  return answer
}

/** Returns what the card of a tyre says about the vehicle for which it is listed. */
export function fitOnVehicle(tyre: FitTyre, vehicle: Vehicle): Pick<TyreCardData, 'fit' | 'enough'> {
  const known = knownOf(vehicle)
  const enough = enoughIndexOf(tyre, known)
  return { fit: fitOf(tyre, known), ...(enough && { enough }) }
}

interface Found {
  readonly answer: PlateAnswer
  /** True if the same request would get the same answer again. It is false if, for example, the registry is down. */
  readonly isLasting: boolean
}

function found({ data }: { data: Vehicle }): Found {
  const vehicle = { ...data, lists: listsOfSizes(data) }
  return { answer: { vehicle, refusal: null }, isLasting: true }
}

function refused(error: unknown): Found {
  const answer = error instanceof ApiRefusal ? error.answer : refusalOnServer(error)
  if (!answer) throw error
  return {
    answer: { vehicle: null, refusal: sentenceOfAnswer(answer) },
    isLasting: answer.code === 'plate-unknown' || answer.code === 'plate-not-readable',
  }
}

/**
 * Returns the API's answer from an error. While the server renders, an API error is React Router's own error object,
 * which has the answer in `data`.
 */
function refusalOnServer(error: unknown): RefusalAnswer | null {
  const { data } = error as { data?: Partial<RefusalAnswer> | null }
  return data?.code && data.code !== 'unexpected' ? (data as RefusalAnswer) : null
}

type VehicleWithSizes = Pick<Vehicle, 'vehicle_type'> & {
  readonly sizes: readonly Pick<Vehicle['sizes'][number], 'commercial'>[]
}

/**
 * Returns, for each size of a vehicle, the list with tyres of that size. Sizes with a C are van tyres, and a van may
 * also use car tyres.
 */
export function listsOfSizes({ vehicle_type: own, sizes }: VehicleWithSizes): VehicleTypeId[] {
  const withoutC = own === van ? car : own
  return sizes.map(({ commercial }) => (commercial ? van : withoutC))
}
