/**
 * Vehicles: a *plate* leads to a *vehicle* with the tyre *sizes* that it is approved for. The facts come from a
 * *registry*, an external HTTP service, or its simulator in a demo. Plates are personal data: none is stored or logged.
 */
export { vehicleRoutes } from './routes.ts'
export { serveSimulator } from './simulator/serve-simulator.ts'
export { vehicleOfPlate } from './vehicle-of-plate.ts'
