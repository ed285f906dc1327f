import type { Language } from '@pito/contracts/values/locale'
import { seasonName, seasonOf } from '@pito/contracts/values/tyre-season'
import { sizeText } from '@pito/contracts/values/tyre-size'
import type { Crumb } from '@pito/ui/breadcrumb'
import { listAddress } from '../../tyres/list-address.ts'
import type { TyreWords } from '../../words/tyres.ts'
import type { TyreData } from './load-tyre.ts'
import { listsAbove } from './tyre-lists.ts'

/** Home, tyres, vehicle, season, size, brand; the model is the page itself. */
export function crumbsOf(tyre: TyreData, w: TyreWords, language: Language): Crumb[] {
  const above = listsAbove(tyre)
  const season = seasonOf(tyre.season)
  const lists = [
    [w.tyres, above.all],
    [w.vehicles[above.vehicle.vehicle ?? 0] ?? '', above.vehicle],
    [season ? seasonName(season, language) : tyre.season, above.season],
    [sizeText(tyre), above.size],
    [tyre.card.brand, above.brand],
  ] as const
  const home = { label: w.home, href: '/' }
  return [home, ...lists.map(([label, state]) => ({ label, href: listAddress(state, language) }))]
}
