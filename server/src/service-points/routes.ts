import { listDealerTowns, listServices } from '@pito/contracts/dealers'
import { getTotalInstallationPartners, listServicePointsForStaff } from '@pito/contracts/service-points'
import type { Routes } from '../platform/http/calls.ts'
import { countPartners } from './count-partners.ts'
import { listPointsForStaff } from './list-points-for-staff.ts'
import { listServices as listPointServices } from './list-services.ts'
import { listTowns } from './list-towns.ts'

export const servicePointRoutes: Routes = (on) => {
  on(listServices, listPointServices)
  on(getTotalInstallationPartners, countPartners)
  on(listDealerTowns, listTowns)
}

export const staffPointRoutes: Routes = (on) => on(listServicePointsForStaff, listPointsForStaff)
