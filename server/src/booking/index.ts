/**
 * Bookings: a *slot* is half an hour of a service point; a *hold* takes one bay of it for a cart, for 15 minutes at a
 * time; a *firm* appointment is paid. `whyNotOffered` is the one rule that lists times and that is tried again under
 * the lock when one is taken; the database refuses two cars in one bay besides. README.md has the algorithm.
 */
export { bookingPersonalData } from './booking-personal-data.ts'
export { nextTimes } from './next-times.ts'
export { refreshTimes } from './refresh-times.ts'
