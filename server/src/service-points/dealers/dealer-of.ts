import type { Dealer } from '@pito/contracts/dealers'
import { weekday } from '@pito/contracts/values/weekday'
import type { DealerRow, ServiceRow } from './dealer-row.ts'

interface Shown {
  readonly localeId: 1 | 2
  /** The shop's origin, to which the paths of pictures are appended. */
  readonly origin: string
}

/** Returns all fields of a service point except the next free time, which the booking module adds. */
export function dealerOf(row: DealerRow, { localeId, origin }: Shown): Omit<Dealer, 'next_available'> {
  return {
    id: row.id,
    dealer_id: row.id,
    slug: row.slug,
    company_name: row.companyName,
    dealer_first_name: row.firstName,
    dealer_last_name: row.lastName,
    dealer_email: row.email,
    contact_number: row.contactNumber,
    address_line_1: row.address,
    address_line_2: row.addressMore,
    zipcode: row.zipcode,
    city: row.city,
    latitude: row.lat,
    longitude: row.lon,
    distance_km: row.km,
    profile_image_path: row.picture,
    image_base_path: origin,
    has_calendar: row.hasCalendar,
    time_slots: row.hours.map(([dayId, start_time, end_time]) => ({
      day: weekday(dayId, localeId === 1 ? 'en' : 'fi'),
      day_id: dayId,
      start_time,
      end_time,
      is_active: true,
    })),
    working_days: row.hours.map(([dayId]) => dayId),
    services: row.services.map(serviceOf),
    break_start_time: row.breakStart,
    break_end_time: row.breakEnd,
    min_skip_day: row.minSkipDay,
    vehicle_types: [...row.vehicleTypes],
    min_rim: row.minRim,
    max_rim: row.maxRim,
    fits_run_flat: row.fitsRunFlat,
    fits_tpms: row.fitsTpms,
    link_fi: `/asennuspiste/${row.slug}`,
    link_en: `/service-point/${row.slug}`,
  }
}

/** Returns a service with its price, which is for each tyre or for the whole job. */
function serviceOf({ id, name, vehicleType, rimFrom, rimTo, cents, perQuantity }: ServiceRow) {
  const type: 'price_per_quantity' | 'single_cost' = perQuantity ? 'price_per_quantity' : 'single_cost'
  return {
    service_id: id,
    service_name: name,
    vehicle_type: vehicleType,
    rim_size: rimFrom === null ? null : [...new Set([rimFrom, rimTo])].join('-'),
    diameter: rimFrom,
    price: cents / 100,
    is_price_per_quantity: perQuantity,
    type,
  }
}
