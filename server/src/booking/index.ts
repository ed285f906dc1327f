/**
 * Bookings: a *slot* is half an hour of a service point; a *hold* takes one bay of a slot for a cart, for 15 minutes at
 * a time; a *firm* appointment is paid. Times are listed by one rule, `whyNotOffered`, which is checked again under the
 * lock when a time is taken. In addition, the database refuses two cars in one bay. README.md describes the algorithm.
 */
export { adjustHold, type ReleasedReason } from './adjust-hold.ts'
export { bookingPersonalData } from './booking-personal-data.ts'
export { bookedEntry } from './firm/booked-entry.ts'
export { type BookingInEmail, bookingInOrderEmail } from './firm/booking-in-order-email.ts'
export type { Canceller } from './firm/cancel-for-order.ts'
export { cancelForOrder } from './firm/cancel-for-order.ts'
export { calendarForMove, changeBookedCustomer, moveForOrder } from './firm/change-for-order.ts'
export { confirmAppointment, confirmBooking } from './firm/confirm-booking.ts'
export { forgetOldBookings } from './firm/forget-old-bookings.ts'
export { closeGarageCalendar, garageCalendar, renewGarageCalendar } from './firm/garage-calendar.ts'
export { orderOfToken, orderToken } from './firm/order-token.ts'
export {
  type BookedFitting,
  type Fitting,
  moveOffer,
  readFitting,
  readFittings,
} from './firm/read-fitting.ts'
export type { BookingOutcome } from './firm/read-outcomes.ts'
export { readOutcomes } from './firm/read-outcomes.ts'
export { appointmentLinkRoutes } from './firm/routes.ts'
export { sendReminders } from './firm/send-reminders.ts'
export { fittersWithTimes } from './fittings/fitters-with-times.ts'
export { freeTimes } from './free-times.ts'
export { type HoldRequest, holdSlot } from './hold-slot.ts'
export { mergeHolds } from './merge-holds.ts'
export { refreshTimes } from './refresh-times.ts'
export { giveUpTime, releaseHold, releaseUnserved, resizeHold } from './release-hold.ts'
export { type ContentOfCart, releaseReservedTime } from './release-reserved-time.ts'
export { renewHold } from './renew-hold.ts'
export { extendReservedTime, reserveTime } from './reserve-time.ts'
export { bookingRoutes } from './routes.ts'
export { chooseOffers } from './rules/choose-offers.ts'
export { momentAt } from './rules/helsinki.ts'
export { isFormerTimeShown } from './rules/is-former-time-shown.ts'
export { minuteOfTime } from './rules/time-of-day.ts'
export { holdShown, showAppointment, showTimes } from './show-appointment.ts'
export { lockHolder } from './store.ts'
export { slotAt, timesOf } from './times-of.ts'
