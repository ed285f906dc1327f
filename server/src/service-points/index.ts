/**
 * Service points: the workshops that fit tyres. A *point* fits certain vehicle types and rims. It has *hours* for
 * each weekday (1 is Sunday, 7 is Saturday; a day without a row is closed), one break, *bays* that take one car at a
 * time, and *prices* of services by vehicle type and rim. Service 1 is the installation. Trucks are never fitted. Any
 * change bumps the revision `service-points`.
 */
export { dealerOf } from './dealers/dealer-of.ts'
export { readDealer, readDealersNear, readDealersOfTown } from './dealers/dealer-store.ts'
export { readFittersNear } from './fitters.ts'
export { listPointLinks } from './list-point-links.ts'
export { readPointNames } from './list-point-names.ts'
export { readOfferedServices } from './list-services.ts'
export { readTowns } from './list-towns.ts'
export { installationPrices, lowestInstallation } from './lowest-installation.ts'
export { servicePointRoutes, staffPointRoutes } from './routes.ts'
export {
  cheapestInstallation,
  type FittedTyre,
  type InstallationPrice,
} from './rules/cheapest-installation.ts'
export { lowestPrices, readPricesAt, readPricesAtEach, type ServicePrices } from './service-prices.ts'
export { fitsOfServicePoint } from './what-fits.ts'
