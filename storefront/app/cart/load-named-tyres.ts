import { compareProducts } from '@pito/contracts/compare'
import type { Language } from '@pito/contracts/values/locale'
import { mostCompared } from '@pito/contracts/values/most-compared'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import { tyreCardData } from '../tyres/tyre-card-data.ts'
import type { NamedTyre } from './fit-question-about.ts'

/** Loads the facts that determine whether the tyres fit. Tyres that cannot be loaded are left out. */
export async function loadNamedTyres(
  api: Api,
  ids: readonly number[],
  language: Language,
): Promise<NamedTyre[]> {
  const known = [...new Set(ids)].filter((id) => id > 0)
  const starts = Array.from({ length: Math.ceil(known.length / mostCompared) }, (_, at) => at * mostCompared)
  const loaded = await Promise.all(
    starts.map((start) => settled(api(compareProducts, { ids: known.slice(start, start + mostCompared) }))),
  )
  return loaded.flatMap(({ data }) => data?.data ?? []).map((product) => tyreCardData(product, language))
}
