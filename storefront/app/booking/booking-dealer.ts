import type { Appointment } from '@pito/contracts/booking'
import type { Language } from '@pito/contracts/values/locale'

/** The data of a service point that the booking needs. */
export interface BookingDealer {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly street: string
  readonly zipcode: string
  readonly city: string
  /** False if the service point makes appointments by phone. */
  readonly hasCalendar: boolean
}

type PointOfTime = Pick<Appointment, 'dealer_id' | 'dealer'> & Partial<Pick<Appointment, 'without_calendar'>>

export function dealerOf({ dealer_id, dealer, without_calendar = false }: PointOfTime): BookingDealer {
  return {
    id: dealer_id,
    slug: dealer.slug,
    name: dealer.company_name,
    email: dealer.email,
    phone: dealer.contact_number,
    street: dealer.address_line_1,
    zipcode: dealer.zipcode,
    city: dealer.city,
    hasCalendar: !without_calendar,
  }
}

export function pointAddress(slug: string, language: Language): string {
  return language === 'fi' ? `/asennuspiste/${slug}` : `/service-point/${slug}`
}

/** Returns the URL of the page with a service point's free times. Without scripts this page replaces the popup. */
export function timesAddress(slug: string, language: Language, date?: string): string {
  const path = `${pointAddress(slug, language)}/${language === 'fi' ? 'ajat' : 'times'}`
  return date ? `${path}?date=${date}` : path
}
