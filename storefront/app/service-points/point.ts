import type { Dealer } from '@pito/contracts/dealers'
import { centsOf } from '@pito/contracts/values/cents-of'
import type { Language } from '@pito/contracts/values/locale'
import { withoutSeconds } from '@pito/web/locale/day-shown'

/** The data of a service point in the form in which pages show them. */
export interface Point {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly contact: string
  readonly email: string
  readonly phone: string
  readonly street: string
  readonly zipcode: string
  readonly city: string
  readonly km: number | null
  readonly lat: number
  readonly lon: number
  readonly picture: string | null
  readonly hasCalendar: boolean
  /** The opening hours by `day_id`, without seconds. */
  readonly hours: Readonly<Record<number, string>>
  readonly services: readonly PointService[]
  readonly next: { readonly date: string; readonly times: readonly string[] } | null
  readonly rims: readonly [from: number, to: number]
  readonly runFlat: boolean
  readonly tpms: boolean
  readonly links: Readonly<Record<Language, string>>
}

interface PointService {
  readonly id: number
  readonly name: string
  readonly cents: number
  /** True if the service costs more for other vehicles or rims. */
  readonly varies: boolean
  readonly perTyre: boolean
}

export function pointOf(dealer: Dealer): Point {
  const slots = dealer.time_slots.filter((slot) => slot.is_active)
  return {
    id: dealer.id,
    slug: dealer.slug,
    name: dealer.company_name,
    contact: `${dealer.dealer_first_name} ${dealer.dealer_last_name}`,
    email: dealer.dealer_email,
    phone: dealer.contact_number,
    street: [dealer.address_line_1, dealer.address_line_2].filter(Boolean).join(', '),
    zipcode: dealer.zipcode,
    city: dealer.city,
    km: dealer.distance_km,
    lat: dealer.latitude,
    lon: dealer.longitude,
    picture: dealer.profile_image_path && dealer.image_base_path + dealer.profile_image_path,
    hasCalendar: dealer.has_calendar,
    hours: Object.fromEntries(
      slots.map((slot) => [
        slot.day_id,
        `${withoutSeconds(slot.start_time)}–${withoutSeconds(slot.end_time)}`,
      ]),
    ),
    services: servicesOf(dealer.services),
    next: dealer.next_available && {
      date: dealer.next_available.schedule_date,
      times: dealer.next_available.start_times.map(withoutSeconds),
    },
    rims: [dealer.min_rim, dealer.max_rim],
    runFlat: dealer.fits_run_flat,
    tpms: dealer.fits_tpms,
    links: { fi: dealer.link_fi, en: dealer.link_en },
  }
}

/** The id of the installation among the services. */
export const installationId = 1

/** Merges the prices of each service into one entry with the lowest price. */
function servicesOf(services: Dealer['services']): PointService[] {
  return [...Map.groupBy(services, (service) => service.service_id)].map(([id, prices]) => {
    const cents = prices.map(({ price }) => centsOf(price))
    const lowest = Math.min(...cents)
    return {
      id,
      name: prices[0]?.service_name ?? '',
      cents: lowest,
      varies: cents.some((other) => other > lowest),
      perTyre: prices[0]?.is_price_per_quantity ?? false,
    }
  })
}

/** Returns the initials of a service point without a logo, for example KK for "Kuurapaja Kallio". */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word))
  return words
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join('')
}
