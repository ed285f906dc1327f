import { getVehicle } from '@pito/contracts/vehicles'
import type { Routes } from '../platform/http/calls.ts'
import { showVehicle } from './show-vehicle.ts'

export const vehicleRoutes: Routes = (on) => {
  on(getVehicle, showVehicle)
}
