import type { SearchSuggestion } from '@pito/contracts/search'
import { cacheByTopic } from '../platform/cache-by-topic.ts'
import type { Context } from '../platform/context.ts'
import { readPointNames, readTowns } from '../service-points/index.ts'
import { foldText } from './text-search/fold-text.ts'

type Place = Pick<SearchSuggestion, 'label' | 'link_fi' | 'link_en'>

const mostPoints = 2
const shortestName = 2

/** The towns with service points, and the service points, with their folded names. */
const cachedPlaces = cacheByTopic('service-points', async (platform) => {
  const [towns, points] = await Promise.all([readTowns({ platform }), readPointNames({ platform })])
  const places: Place[] = [
    ...towns.map(({ town, link_fi, link_en }) => ({ label: town, link_fi, link_en })),
    ...points.map(({ name, slug }) => ({
      label: name,
      link_fi: `/asennuspiste/${slug}`,
      link_en: `/service-point/${slug}`,
    })),
  ]
  return places.map((place) => ({ place, folded: foldText(place.label) }))
})

/** Finds the towns with service points, and the service points, whose name begins with a folded text. */
export async function placesNamed(ctx: Context, text: string): Promise<Place[]> {
  if (text.length < shortestName) return []
  const places = await cachedPlaces(ctx, 'all')
  const named = places.filter(({ folded }) => folded.startsWith(text))
  return named.slice(0, mostPoints).map(({ place }) => place)
}
