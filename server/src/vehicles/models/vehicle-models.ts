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

let vehicles: readonly ListedVehicle[] | null = null

function all(): readonly ListedVehicle[] {
  vehicles ??= readVehicles()
  return vehicles
}

export function makes(): string[] {
  return inOrder(all().map(({ make }) => make))
}

export function modelsOf({ make }: QueriedModel): string[] {
  return inOrder(all().flatMap((vehicle) => (isSame(vehicle.make, make) ? vehicle.model : [])))
}

/** Returns the years of a model, the newest first. A model that is still sold has the current year too. */
export function yearsOf(queried: QueriedModel, currentYear: number): number[] {
  const vehicle = find(queried)
  if (!vehicle) return []
  const last = vehicle.yearTo ?? currentYear
  return Array.from({ length: last - vehicle.yearFrom + 1 }, (_, place) => last - place)
}

/** Returns the vehicle model with its tyre sizes. Returns null if make, model or year is unknown. */
export function vehicleModelOf(queried: QueriedModel, currentYear: number): VehicleModel | null {
  const { year } = queried
  const vehicle = find(queried)
  if (!vehicle || year === undefined || !yearsOf(queried, currentYear).includes(year)) return null
  const sizes = sizesOf([...vehicle.sizes, ...vehicle.rearSizes])
  const fitments = fitmentsOf([vehicle.sizes, vehicle.rearSizes])
  // If all sizes are C sizes, the vehicle needs van tyres, as for vehicles of the registry.
  const isVan = vehicle.isVan || sizes.every(({ commercial }) => commercial)
  return { make: vehicle.make, model: vehicle.model, year, vehicle_type: isVan ? van : car, sizes, fitments }
}

function find({ make, model }: QueriedModel): ListedVehicle | undefined {
  return all().find((vehicle) => isSame(vehicle.make, make) && isSame(vehicle.model, model))
}

function isSame(name: string, typed: string | undefined): boolean {
  return name.toLowerCase() === typed?.trim().toLowerCase()
}

function inOrder(names: readonly string[]): string[] {
  return [...new Set(names)].sort((one, other) => one.localeCompare(other, 'fi', { numeric: true }))
}
