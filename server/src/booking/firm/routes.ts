import {
  acknowledgeAppointment,
  cancelAppointment,
  declineAppointment,
  fitAppointment,
  getLinkedAppointment,
  moveAppointment,
} from '@pito/contracts/appointment-links'
import type { Routes } from '../../platform/http/calls.ts'
import { acknowledgeBooking } from './acknowledge-booking.ts'
import { cancelBooking } from './cancel-booking.ts'
import { declineBooking } from './decline-booking.ts'
import { fitBooking } from './fit-booking.ts'
import { moveBooking } from './move-booking.ts'
import { showBooking } from './show-booking.ts'

/** The routes of the signed links in e-mails. They need no session: the token determines what a request may do. */
export const appointmentLinkRoutes: Routes = (on) => {
  on(getLinkedAppointment, showBooking)
  on(moveAppointment, moveBooking)
  on(cancelAppointment, cancelBooking)
  on(acknowledgeAppointment, acknowledgeBooking)
  on(declineAppointment, declineBooking)
  on(fitAppointment, fitBooking)
}
