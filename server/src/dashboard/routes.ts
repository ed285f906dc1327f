import { getStart } from '@pito/contracts/staff-dashboard'
import type { Routes } from '../platform/http/calls.ts'
import { showStart } from './show-dashboard.ts'

export const startRoutes: Routes = (on) => {
  on(getStart, showStart)
}
