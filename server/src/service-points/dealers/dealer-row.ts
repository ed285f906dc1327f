import { part } from '../../platform/database/statement.ts'

/** A service point with all related rows, as one statement reads it. */
export interface DealerRow {
  readonly id: number
  readonly slug: string
  readonly companyName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly contactNumber: string
  readonly address: string
  readonly addressMore: string
  readonly zipcode: string
  readonly city: string
  readonly lat: number
  readonly lon: number
  readonly km: number | null
  readonly picture: string | null
  readonly hasCalendar: boolean
  readonly breakStart: string | null
  readonly breakEnd: string | null
  readonly minSkipDay: number
  readonly minRim: number
  readonly maxRim: number
  readonly fitsRunFlat: boolean
  readonly fitsTpms: boolean
  readonly vehicleTypes: readonly number[]
  readonly hours: readonly (readonly [dayId: number, startTime: string, endTime: string])[]
  readonly services: readonly ServiceRow[]
}

export interface ServiceRow {
  readonly id: number
  readonly name: string
  readonly vehicleType: number
  readonly rimFrom: number | null
  readonly rimTo: number | null
  readonly cents: number
  readonly perQuantity: boolean
}

/** The columns of a `DealerRow`. They refer to `point`, an alias of the table service_point. */
export const dealerColumns = (localeId: 1 | 2) => part`
  point.id, slug, company_name as "companyName", dealer_first_name as "firstName", dealer_last_name as "lastName",
  dealer_email as email, contact_number as "contactNumber", address_line_1 as address,
  address_line_2 as "addressMore", zipcode, city, lat, lon, profile_image_path as picture,
  has_calendar as "hasCalendar", break_start_time::text as "breakStart", break_end_time::text as "breakEnd",
  min_skip_day as "minSkipDay", min_rim::float8 as "minRim", max_rim::float8 as "maxRim",
  fits_run_flat as "fitsRunFlat", fits_tpms as "fitsTpms",
  array(
    select vehicle_type_id from service_point_vehicle_type where service_point_id = point.id order by 1
  ) as "vehicleTypes",
  coalesce((
    select json_agg(json_build_array(day_id, start_time, end_time) order by day_id)
    from service_point_hours where service_point_id = point.id
  ), '[]') as hours,
  coalesce((
    select json_agg(json_build_object(
      'id', service.id, 'name', name, 'vehicleType', vehicle_type_id, 'rimFrom', rim_from, 'rimTo', rim_to,
      'cents', price_cents, 'perQuantity', is_price_per_quantity
    ) order by position, service.id, vehicle_type_id, rim_from)
    from service_point_service price
      join service on service.id = price.service_id and service.active
      join service_translation on service_translation.service_id = service.id and locale_id = ${localeId}
    where price.service_point_id = point.id
  ), '[]') as services`
