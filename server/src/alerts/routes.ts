import { awaitTyre, confirmAwaited, getAwaited, stopAwaiting } from '@pito/contracts/alerts'
import type { Routes } from '../platform/http/calls.ts'
import { addAlert } from './add-alert.ts'
import { confirmAlert } from './confirm-alert.ts'
import { showAlert } from './show-alert.ts'
import { stopAlert } from './stop-alert.ts'

export const alertRoutes: Routes = (on) => {
  on(awaitTyre, addAlert)
  on(getAwaited, showAlert)
  on(confirmAwaited, confirmAlert)
  on(stopAwaiting, stopAlert)
}
