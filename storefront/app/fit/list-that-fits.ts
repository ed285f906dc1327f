import type { Language } from '@pito/contracts/values/locale'
import { seasonOfId } from '@pito/contracts/values/tyre-season'
import { listAddress } from '../list/list-address.ts'
import { withPicked } from '../list/list-changes.ts'
import { emptyList } from '../list/list-state.ts'
import type { FitTyre } from './fit-of-tyre.ts'
import type { KnownVehicle } from './known-vehicle.ts'

/**
 * Returns the URL of the list with tyres for the vehicle that are most like a tyre that does not fit: the same season,
 * in the approved size whose rim is nearest.
 */
export function listThatFits(
  { diameter, seasonId }: Pick<FitTyre, 'diameter' | 'seasonId'>,
  { sizes }: Pick<KnownVehicle, 'sizes'>,
  language: Language,
): string {
  const distance = (size: { readonly diameter: number }) => Math.abs(size.diameter - diameter)
  const [nearest] = sizes.toSorted((one, other) => distance(one) - distance(other))
  const size = nearest
    ? { width: nearest.width, height: nearest.aspectRatio, diameter: nearest.diameter }
    : emptyList(null).size
  const season = seasonOfId(seasonId)
  return listAddress(
    withPicked({ ...emptyList(null), size }, 'tyre_season', season ? [season.name] : []),
    language,
  )
}
