import { getVehicle, getVehicleModels } from '@pito/contracts/vehicles'
import type { Routes } from '../platform/http/calls.ts'
import { showVehicle } from './show-vehicle.ts'
import { showVehicleModels } from './show-vehicle-models.ts'

export const vehicleRoutes: Routes = (on) => {
  on(getVehicle, showVehicle)
  on(getVehicleModels, showVehicleModels)
}
