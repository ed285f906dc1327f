import type { VehicleTypeId } from '@pito/contracts/values/vehicle-type'
import { allVehicles, car, truck, van } from '@pito/contracts/values/vehicle-type'

/**
 * The reference rows of the table tyre_category. Migration 0020 contains the same rows, and a test compares the two.
 */
const cars = {
  id: 2,
  name_en: 'Cars, SUVs and 4x4',
  name_fi: 'Henkilöautot, SUV:t ja nelivedot',
  slug_en: 'car-suv-4x4',
  slug_fi: 'henkiloautot',
  vehicle_type: car,
}
const vans = {
  id: 3,
  name_en: 'Light commercial vehicles',
  name_fi: 'Pakettiautot',
  slug_en: 'light-commercial-vehicles',
  slug_fi: 'pakettiautot',
  vehicle_type: van,
}
const trucks = {
  id: 4,
  name_en: 'Trucks',
  name_fi: 'Kuorma-autot',
  slug_en: 'trucks',
  slug_fi: 'kuorma-autot',
  vehicle_type: truck,
}

export type Category = typeof cars

export const categories: Readonly<Record<VehicleTypeId, Category>> = {
  [allVehicles]: cars,
  [car]: cars,
  [van]: vans,
  [truck]: trucks,
}
export const allCategories: readonly Category[] = [cars, vans, trucks]
