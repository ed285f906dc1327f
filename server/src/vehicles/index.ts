/**
 * Vehicles: a *plate* leads to a *vehicle* with the tyre *sizes* that it is approved for. The data comes from a
 * *registry*, which is an external HTTP service or, in a demo, its simulator. Plates are personal data, so they are
 * neither stored nor logged. A *vehicle model* is chosen by make, model and year, for which only the sizes are known.
 */
export { type ListedVehicle, readVehicles } from './models/read-vehicles.ts'
export { hasYear, nameOfModel, type VehicleName, vehicleNames } from './models/vehicle-models.ts'
export { type QueriedVehicle, queriedVehicle } from './queried-vehicle.ts'
export type { RegisteredVehicle } from './registry.ts'
export { vehicleRoutes } from './routes.ts'
export { vehicleOfPlate } from './vehicle-of-plate.ts'
