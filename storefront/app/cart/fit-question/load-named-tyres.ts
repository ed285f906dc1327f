import type { Language } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { tyreCardData } from '../../tyres/tyre-card-data.ts'
import { loadProducts } from '../../vehicle/load-products.ts'
import type { NamedTyre } from './fit-question-about.ts'

/** Loads the facts that determine whether the tyres fit. Tyres that cannot be loaded are left out. */
export async function loadNamedTyres(
  api: Api,
  ids: readonly number[],
  language: Language,
): Promise<NamedTyre[]> {
  return (await loadProducts(api, ids)).map((product) => tyreCardData(product, language))
}
