import { car, van } from '@pito/contracts/values/vehicle-type'
import type { VehicleModel } from '@pito/contracts/vehicles'
import { fitmentsOf } from '../rules/fitments-of.ts'
import { sizesOf } from '../rules/sizes-of.ts'
import type { ListedVehicle } from './read-vehicles.ts'
import { readVehicles } from './read-vehicles.ts'

interface QueriedModel {
  readonly make?: string | undefined
  readonly model?: string | undefined
  readonly year?: number | undefined
}

export type VehicleName = Pick<ListedVehicle, 'make' | 'model' | 'yearFrom' | 'yearTo'>

let vehicles: readonly ListedVehicle[] | null = null

function all(): readonly ListedVehicle[] {
  vehicles ??= readVehicles()
  return vehicles
}

export function makes(): string[] {
  return inOrder(all().map(({ make }) => make))
}

/**
 * Returns the models of a make. A queried name that several generations share, such as Corolla, is listed too, because
 * make, name and year usually identify the generation. If the year belongs to several generations, only these are
 * listed.
 */
export function modelsOf(queried: QueriedModel): string[] {
  const { make, model, year } = queried
  const models = inOrder(all().flatMap((vehicle) => (isSame(vehicle.make, make) ? vehicle.model : [])))
  const [first, ...more] = matching(queried)
  if (!first || models.some((name) => isSame(name, model))) return models
  const ofYear = [first, ...more].filter((vehicle) => year !== undefined && hasYear(vehicle, year))
  return ofYear.length > 1 ? ofYear.map((vehicle) => vehicle.model) : [nameOfModel(first.model), ...models]
}

/** Returns the years of a model, the newest first. A model that is still sold has the current year too. */
export function yearsOf(queried: QueriedModel, currentYear: number): number[] {
  const years = matching(queried).flatMap(({ yearFrom, yearTo }) => {
    const last = yearTo ?? currentYear
    return Array.from({ length: last - yearFrom + 1 }, (_, place) => last - place)
  })
  return [...new Set(years)].sort((one, other) => other - one)
}

/**
 * Returns the vehicle model with its tyre sizes. Returns null if make, model or year is unknown, or if the year belongs
 * to several generations of the model.
 */
export function vehicleModelOf(queried: QueriedModel, currentYear: number): VehicleModel | null {
  const { year } = queried
  if (year === undefined || year > currentYear) return null
  const [vehicle, another] = matching(queried).filter((one) => hasYear(one, year))
  if (!vehicle || another) return null
  const sizes = sizesOf([...vehicle.sizes, ...vehicle.rearSizes])
  const fitments = fitmentsOf([vehicle.sizes, vehicle.rearSizes])
  // If all sizes are C sizes, the vehicle needs van tyres, as for vehicles of the registry.
  const isVan = vehicle.isVan || sizes.every(({ commercial }) => commercial)
  return { make: vehicle.make, model: vehicle.model, year, vehicle_type: isVan ? van : car, sizes, fitments }
}

/** Lists the makes and models with their years, for searches. */
export function vehicleNames(): readonly VehicleName[] {
  return all()
}

/** Returns whether a model is or was sold in a year. */
export function hasYear({ yearFrom, yearTo }: VehicleName, year: number): boolean {
  return year >= yearFrom && year <= (yearTo ?? Number.POSITIVE_INFINITY)
}

/**
 * Returns the name that the generations of a model share: Corolla for Corolla (E210), Octavia for Octavia III, Passat
 * for Passat B8, Land Cruiser for Land Cruiser 150.
 */
export function nameOfModel(model: string): string {
  return model.replace(/ (?:\(.*\)|[IVX]+|[A-Z]{1,2}\d{1,2}|[A-L]|\d{3})$/, '')
}

/** Returns the model with the queried name, or else the generations that share the name. */
function matching({ make, model }: QueriedModel): readonly ListedVehicle[] {
  const ofMake = all().filter((vehicle) => isSame(vehicle.make, make))
  const exact = ofMake.find((vehicle) => isSame(vehicle.model, model))
  return exact ? [exact] : ofMake.filter((vehicle) => isSame(nameOfModel(vehicle.model), model))
}

function isSame(name: string, typed: string | undefined): boolean {
  return name.toLowerCase() === typed?.trim().toLowerCase()
}

function inOrder(names: readonly string[]): string[] {
  return [...new Set(names)].sort((one, other) => one.localeCompare(other, 'fi', { numeric: true }))
}
