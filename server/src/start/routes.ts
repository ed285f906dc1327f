import { getStart } from '@pito/contracts/staff-start'
import type { Routes } from '../platform/http/calls.ts'
import { showStart } from './show-start.ts'

export const startRoutes: Routes = (on) => {
  on(getStart, showStart)
}
