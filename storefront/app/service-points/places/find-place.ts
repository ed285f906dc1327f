import type { Place } from '@pito/contracts/places'
import { searchPlaces } from '@pito/contracts/places'
import type { Api } from '@pito/web/api/api'

/** Finds the place that was typed. Returns null if there is no such place in Finland. */
export async function findPlace(api: Api, typed: string): Promise<Place | null> {
  const { data } = await api(searchPlaces, { search: typed, limit: '1' })
  return data[0] ?? null
}
