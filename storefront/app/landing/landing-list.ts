import type { PageDetails } from '@pito/contracts/landing'
import type { Language } from '@pito/contracts/values/locale'
import { seasonOfId } from '@pito/contracts/values/tyre-season'
import type { VehicleTypeId } from '@pito/contracts/values/vehicle-type'
import { listAddress } from '../tyres/list/list-address.ts'
import { withPicked } from '../tyres/list/list-changes.ts'
import { emptyList } from '../tyres/list/list-state.ts'
import type { LandingRequest } from './landing-address.ts'

const all = emptyList(null)

/**
 * Returns the URL of the tyre list, filtered by what the landing page is about, such as a brand. Returns null for the
 * page of a model, because the list cannot filter by model.
 */
export function listOfLanding(
  { title, tyre_season_id, tyre_size_details: size, vehicle_type }: PageDetails,
  { type }: LandingRequest,
  language: Language,
): string | null {
  const season = seasonOfId(tyre_season_id ?? 0)
  switch (type) {
    case 'brand':
      return listAddress(withPicked(all, 'brand', [title]), language)
    case 'tyre_season':
      return season ? listAddress(withPicked(all, 'tyre_season', [season.name]), language) : null
    case 'tyre_category':
      return listAddress(emptyList(vehicle_type as VehicleTypeId), language)
    case 'tyre_size':
      return size ? listAddress({ ...all, size }, language) : null
    case 'model':
      return null
  }
}
