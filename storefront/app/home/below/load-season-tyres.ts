import { getProducts } from '@pito/contracts/catalogue'
import { languageOf } from '@pito/contracts/values/locale'
import { seasonOfId } from '@pito/contracts/values/tyre-season'
import type { Api } from '@pito/web/api/api'
import type { PageRequest } from '../../page/page.ts'
import { winterToBuy } from '../../season/winter-to-buy.ts'
import { fullSetOf } from '../../tyres/cards/full-set.ts'
import type { TyreCardProps } from '../../tyres/cards/tyre-card.tsx'
import { productsQuery } from '../../tyres/list/api-query.ts'
import { listAddress } from '../../tyres/list/list-address.ts'
import { withPicked } from '../../tyres/list/list-changes.ts'
import { listTitle } from '../../tyres/list/list-title.ts'
import { tyreCardData } from '../../tyres/tyre-card-data.ts'
import type { FinderVehicle } from '../../vehicle/finder/finder-choice.ts'
import { firstChoice, listOfChoice } from '../../vehicle/finder/finder-choice.ts'
import { tyres } from '../../words/tyres.ts'

const shown = 4
const perModel = 6
const summer = 1

export interface SeasonTyres {
  /** The heading of the list, such as "Talvirenkaat 205/55 R16". */
  readonly list: string
  readonly href: string
  readonly cards: readonly TyreCardProps[]
}

/**
 * Loads the cheapest tyres in stock for the current season, in the vehicle's most common size. The tyres are of four
 * different models.
 */
export async function loadSeasonTyres(
  api: Api,
  { locale, season }: Pick<PageRequest, 'locale' | 'season'>,
  vehicle: FinderVehicle,
): Promise<SeasonTyres> {
  const language = languageOf(locale)
  const seasons = season === 'winter' ? winterToBuy(vehicle) : [seasonOfId(summer)]
  const names = seasons.flatMap((each) => each?.name ?? [])
  const list = {
    ...withPicked(listOfChoice(firstChoice(vehicle)), 'tyre_season', names),
    flags: ['in_stock'] as const,
  }
  const products = await api(getProducts, { ...productsQuery(list), per_page: shown * perModel })
  const byModel = new Map(products.data.toReversed().map((product) => [product.model.id, product]))
  return {
    list: listTitle(list, tyres[language]),
    href: listAddress(list, language),
    cards: products.data
      .filter((product) => byModel.get(product.model.id) === product)
      .slice(0, shown)
      .map((product) => ({ tyre: tyreCardData(product, language), fullSet: fullSetOf(product) })),
  }
}
