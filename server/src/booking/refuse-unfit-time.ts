import { byPhoneOnly, hasCalendar, servicesNotOffered } from '@pito/contracts/values/booking-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import { refuse } from '../platform/refuse.ts'
import type { PointToBook } from './store.ts'

/**
 * Refuses a request that does not fit the point. A point has either a calendar or appointments by phone, and offers
 * only certain services.
 */
export function refuseUnfitTime(
  locale: Locale,
  point: PointToBook,
  serviceIds: readonly number[],
  hasTime: boolean,
): void {
  if (!serviceIds.every((id) => point.serviceIds.includes(id)))
    refuse('not-valid', { errors: { service_ids: [servicesNotOffered[locale]] } })
  if (hasTime && !point.hasCalendar) refuse('not-valid', { errors: { schedule_date: [byPhoneOnly[locale]] } })
  if (!hasTime && point.hasCalendar)
    refuse('not-valid', { errors: { without_calendar: [hasCalendar[locale]] } })
}
