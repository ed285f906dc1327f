import type { PageDetails } from '@pito/contracts/landing'
import type { Api } from '@pito/web/api/api'
import type { PageRequest } from '../page/page.ts'
import type { PinnedChoice } from '../vehicle/finder/finder-choice.ts'
import { finderVehicles } from '../vehicle/finder/finder-choice.ts'
import type { FinderStart } from '../vehicle/finder/finder-start.ts'
import { findStart } from '../vehicle/finder/finder-start.ts'
import { loadLanding } from './load-landing.ts'

export const loadWithSearch = (api: Api, request: PageRequest) => loadLanding(api, request, loadSearch)

/** Loads the search for the page of a season or a size, with that season or size filled in. */
function loadSearch(
  api: Api,
  url: URL,
  details: PageDetails,
  vehicleType: number | undefined,
): Promise<FinderStart> {
  return findStart(api, url, { full: false, pinned: pinnedBy(details, vehicleType) })
}

function pinnedBy(
  { tyre_season_id, tyre_size_details: size }: PageDetails,
  vehicleType: number | undefined,
): PinnedChoice {
  if (!size) return { season: String(tyre_season_id) }
  return {
    vehicle: finderVehicles.find((vehicle) => vehicle === vehicleType) ?? 2,
    width: String(size.width),
    height: String(size.height),
    diameter: String(size.diameter),
  }
}
