import { getTotalInstallationPartners } from '@pito/contracts/service-points'
import type { Routes } from '../platform/http/calls.ts'
import { countPartners } from './count-partners.ts'

export const servicePointRoutes: Routes = (on) => {
  on(getTotalInstallationPartners, countPartners)
}
