import { speedIndexesFrom } from '@pito/contracts/values/load-and-speed'
import type { Language } from '@pito/contracts/values/locale'
import { seasonOfId, winterSeasons } from '@pito/contracts/values/tyre-season'
import { listAddress } from '../list/list-address.ts'
import { withPicked } from '../list/list-changes.ts'
import { emptyList } from '../list/list-state.ts'
import type { FitTyre } from './fit-of-tyre.ts'
import { fitOf } from './fit-of-tyre.ts'
import type { KnownVehicle } from './known-vehicle.ts'

const mostSpeeds = 9

/**
 * Returns the URL of the list with tyres for the vehicle that are most like a tyre that does not fit: the same season,
 * in the approved size whose rim is nearest.
 */
export function listThatFits(tyre: FitTyre, vehicle: KnownVehicle, language: Language): string {
  const distance = (size: { readonly diameter: number }) => Math.abs(size.diameter - tyre.diameter)
  const [nearest] = vehicle.sizes.toSorted((one, other) => distance(one) - distance(other))
  const size = nearest
    ? { width: nearest.width, height: nearest.aspectRatio, diameter: nearest.diameter }
    : emptyList(null).size
  const season = seasonOfId(tyre.seasonId)
  const list = withPicked({ ...emptyList(null), size }, 'tyre_season', season ? [season.name] : [])
  return listAddress(withPicked(list, 'speed_index', speedsToPick(tyre, vehicle)), language)
}

/**
 * Returns the speed indexes that are high enough for the vehicle if the tyre is too slow for it. For a slow vehicle
 * these are too many for a filter, and winter tyres may be rated below the top speed, so that the filter would hide
 * tyres that fit. The load indexes that are high enough are always too many.
 */
function speedsToPick(tyre: FitTyre, vehicle: KnownVehicle): string[] {
  const { topSpeedKmh } = vehicle
  const isTooSlow = topSpeedKmh !== null && fitOf(tyre, vehicle).includes('speed')
  if (!isTooSlow || winterSeasons.includes(tyre.seasonId)) return []
  const enough = speedIndexesFrom(topSpeedKmh)
  return enough.length <= mostSpeeds ? enough : []
}
