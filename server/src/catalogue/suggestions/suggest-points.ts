import type { SearchSuggestion } from '@pito/contracts/search'
import type { Context } from '../../platform/context.ts'
import { readPointNames, readTowns } from '../../service-points/index.ts'
import { foldText } from '../find/fold-text.ts'

const mostPoints = 2

/** Suggests the towns with service points, and the service points, whose name begins as typed. */
export async function suggestPoints(ctx: Context, folded: string): Promise<SearchSuggestion[]> {
  const [towns, points] = await Promise.all([readTowns(ctx), readPointNames(ctx)])
  const named = [
    ...towns.map(({ town, link_fi, link_en }) => ({ label: town, link_fi, link_en })),
    ...points.map(({ name, slug }) => ({
      label: name,
      link_fi: `/asennuspiste/${slug}`,
      link_en: `/service-point/${slug}`,
    })),
  ]
  return named
    .filter(({ label }) => foldText(label).startsWith(folded))
    .slice(0, mostPoints)
    .map((point) => ({ ...point, group: 'service-points', price_for_four: null }))
}
