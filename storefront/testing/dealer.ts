import type { Dealer } from '@pito/contracts/dealers'

/** A service point that makes appointments by phone, in the form in which the API sends it. */
export const dealer: Dealer = {
  id: 7,
  dealer_id: 7,
  slug: 'pitorengas-tampere',
  company_name: 'Pitorengas',
  dealer_first_name: 'Reijo',
  dealer_last_name: 'Rengas',
  dealer_email: 'reijo@example.fi',
  contact_number: '0401234567',
  address_line_1: 'Rengaskatu 1',
  address_line_2: '',
  zipcode: '33100',
  city: 'Tampere',
  latitude: 61.5,
  longitude: 23.76,
  distance_km: 1.2,
  profile_image_path: null,
  image_base_path: '',
  has_calendar: false,
  time_slots: [],
  working_days: [1, 2, 3, 4, 5],
  services: [],
  break_start_time: null,
  break_end_time: null,
  min_skip_day: 1,
  next_available: null,
  vehicle_types: [2, 3],
  min_rim: 13,
  max_rim: 20,
  fits_run_flat: false,
  fits_tpms: true,
  link_fi: '/asennuspiste/pitorengas-tampere',
  link_en: '/service-point/pitorengas-tampere',
}

/** Returns the response to a search that found only this service point. */
export const foundDealer = () => foundDealers(dealer)

/** Returns the response to a search that found these service points. */
export const foundDealers = (...found: readonly Dealer[]) =>
  Response.json({ success: 1, data: found, total: found.length, page: 1, last_page: 1 })
