import { confirmTyreAlert, createTyreAlert, getTyreAlert, stopTyreAlert } from '@pito/contracts/alerts'
import type { Routes } from '../platform/http/calls.ts'
import { addAlert } from './add-alert.ts'
import { confirmAlert } from './confirm-alert.ts'
import { showAlert } from './show-alert.ts'
import { stopAlert } from './stop-alert.ts'

export const alertRoutes: Routes = (on) => {
  on(createTyreAlert, addAlert)
  on(getTyreAlert, showAlert)
  on(confirmTyreAlert, confirmAlert)
  on(stopTyreAlert, stopAlert)
}
