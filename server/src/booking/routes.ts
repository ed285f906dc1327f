import { getDealerAppointments, getHolidays } from '@pito/contracts/booking'
import type { Routes } from '../platform/http/calls.ts'
import { listHolidays } from './list-holidays.ts'
import { listSlots } from './list-slots.ts'

export const bookingRoutes: Routes = (on) => {
  on(getDealerAppointments, listSlots)
  on(getHolidays, listHolidays)
}
