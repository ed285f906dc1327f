import { deleteLogo, getCompany, saveCompany } from '@pito/contracts/staff-company'
import type { Routes } from '../http/calls.ts'
import { requireSecondFactor } from '../sessions/require-second-factor.ts'
import { changeCompany, showCompany } from './change-company.ts'
import { removeLogo } from './change-logo.ts'

export const companyReadingRoutes: Routes = (on) => {
  on(getCompany, showCompany)
}

export const companyEditingRoutes: Routes = (on) => {
  on(saveCompany, changeCompany, requireSecondFactor)
  on(deleteLogo, removeLogo, requireSecondFactor)
}
