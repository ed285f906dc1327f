import { listDealerTowns, listServices } from '@pito/contracts/dealers'
import { getTotalInstallationPartners } from '@pito/contracts/service-points'
import type { Routes } from '../platform/http/calls.ts'
import { countPartners } from './count-partners.ts'
import { listServices as listPointServices } from './list-services.ts'
import { listTowns } from './list-towns.ts'

export const servicePointRoutes: Routes = (on) => {
  on(listServices, listPointServices)
  on(getTotalInstallationPartners, countPartners)
  on(listDealerTowns, listTowns)
}
