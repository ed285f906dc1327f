import type { ProductDetails } from '@pito/contracts/catalogue'
import type { Language } from '@pito/contracts/values/locale'
import { sizeText } from '@pito/contracts/values/tyre-size'
import type { Crumb } from '@pito/ui/breadcrumb'
import { listAddress } from '../tyres/list/list-address.ts'
import { tyres } from '../words/tyres.ts'
import { listsAbove } from './tyre-lists.ts'

/**
 * Returns the breadcrumb above the tyre: home, tyres, vehicle, season, size and brand. The page itself is the model.
 */
export function crumbsOf(tyre: ProductDetails, language: Language): Crumb[] {
  const w = tyres[language]
  const above = listsAbove(tyre)
  const { width, aspect_ratio: aspectRatio, diameter } = tyre
  const lists = [
    [w.tyres, above.all],
    [w.vehicles[above.vehicle.vehicle ?? 0] ?? '', above.vehicle],
    [tyre.tyreSeason.display_name, above.season],
    [sizeText({ width, aspectRatio, diameter }), above.size],
    [tyre.brand_name, above.brand],
  ] as const
  const home = { label: w.home, href: '/' }
  return [home, ...lists.map(([label, state]) => ({ label, href: listAddress(state, language) }))]
}
