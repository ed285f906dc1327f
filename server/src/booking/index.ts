/**
 * Bookings: a *slot* is half an hour of a service point; a *hold* takes one bay of it for a cart, for 15 minutes at a
 * time; a *firm* appointment is paid. `whyNotOffered` is the one rule that lists times and that is tried again under
 * the lock when one is taken; the database refuses two cars in one bay besides. README.md has the algorithm.
 */
export { adjustHold, type ReleasedReason } from './adjust-hold.ts'
export { bookingPersonalData } from './booking-personal-data.ts'
export { bookedEntry } from './firm/booked-entry.ts'
export { type BookingInEmail, bookingInOrderEmail } from './firm/booking-in-order-email.ts'
export { cancelForOrder } from './firm/cancel-for-order.ts'
export {
  type BookingToConfirm,
  type Confirmation,
  confirmBooking,
  type OrderedTime,
} from './firm/confirm-booking.ts'
export { forgetOldBookings } from './firm/forget-old-bookings.ts'
export { closeGarageCalendar, garageCalendar, renewGarageCalendar } from './firm/garage-calendar.ts'
export { type Fitting, readFitting } from './firm/read-fitting.ts'
export { readOutcomes } from './firm/read-outcomes.ts'
export { appointmentLinkRoutes } from './firm/routes.ts'
export { sendReminders } from './firm/send-reminders.ts'
export { freeTimes } from './free-times.ts'
export { holdForPayment } from './hold-for-payment.ts'
export { type HoldRequest, holdSlot } from './hold-slot.ts'
export { mergeHolds } from './merge-holds.ts'
export { nextTimes } from './next-times.ts'
export { refreshTimes } from './refresh-times.ts'
export { releaseHold } from './release-hold.ts'
export { renewHold } from './renew-hold.ts'
export { bookingRoutes } from './routes.ts'
export { minuteOf, momentAt } from './rules/helsinki.ts'
export { momentShown } from './rules/moment-shown.ts'
export { minuteOfTime } from './rules/time-of-day.ts'
export { showAppointment } from './show-appointment.ts'
export { timesOf } from './times-of.ts'
