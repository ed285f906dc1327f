import { listDealerTowns } from '@pito/contracts/dealers'
import type { Language } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import type { MapMark } from './map-mark.ts'
import { markOfTown } from './map-mark.ts'

/** Loads the marks of the towns. If they cannot be loaded, the map is shown without marks. */
export async function loadTownMarks(api: Api, language: Language): Promise<readonly MapMark[]> {
  const { data } = await settled(api(listDealerTowns, {}))
  return (data?.data ?? []).map((town) => markOfTown(town, language))
}
