import type { Language } from './locale.ts'
import { lookUp } from './look-up.ts'

/** The vehicle type of tyres that fit all vehicles. In a search it means that the visitor chose no vehicle type. */
export const allVehicles = 1
export const car = 2
export const van = 3
export const truck = 4

/** The vehicle types, as in HOME-62. */
export const vehicleTypes = [
  { id: allVehicles, name: 'All', slug_en: 'all', slug_fi: 'kaikki' },
  { id: car, name: 'Car', slug_en: 'car-suv-4x4', slug_fi: 'henkiloautot' },
  { id: van, name: 'Light Truck', slug_en: 'light-commercial-vehicles', slug_fi: 'pakettiautot' },
  { id: truck, name: 'Truck', slug_en: 'trucks', slug_fi: 'kuorma-autot' },
] as const

type VehicleType = (typeof vehicleTypes)[number]
export type VehicleTypeId = VehicleType['id']

/** Short words that people type in a URL. The list page redirects them to the slug of the vehicle type. */
const shortNames: Readonly<Record<string, VehicleTypeId>> = { car, van, truck }

export function vehicleTypeOfId(id: number): VehicleType | undefined {
  return vehicleTypes.find((type) => type.id === id)
}

/** Finds a vehicle type by its id, its slug in either language, its name in HOME-62 or a short word. */
export function vehicleTypeOf(text: string): VehicleType | undefined {
  const lowered = text.trim().toLowerCase()
  const named = vehicleTypes.find(({ id, name, slug_en, slug_fi }) =>
    [String(id), name.toLowerCase(), slug_en, slug_fi].includes(lowered),
  )
  return named ?? vehicleTypeOfId(lookUp(shortNames, lowered) ?? 0)
}

/** Tells whether service points fit tyres of this vehicle type. Truck tyres are only sent to the buyer as freight. */
export function isFittable(vehicleType: number): boolean {
  return vehicleType !== truck
}

/**
 * Returns the vehicle type whose fitting price applies. A tyre for all vehicles has the fitting price of a car tyre.
 */
export function fittedAs(vehicleType: number): number {
  return vehicleType === allVehicles ? car : vehicleType
}

export function slugOf(type: VehicleType, language: Language): string {
  return type[`slug_${language}`]
}
