import type { UnderstoodSearch } from '@pito/contracts/search'
import type { Context } from '../platform/context.ts'
import { readPointNames, readTowns } from '../service-points/index.ts'
import { foldText } from './find/fold-text.ts'

const mostPoints = 2
const shortestName = 2

/** Finds the towns with service points, and the service points, whose name begins with a folded text. */
export async function placesNamed(ctx: Context, folded: string): Promise<UnderstoodSearch['places']> {
  if (folded.length < shortestName) return []
  const [towns, points] = await Promise.all([readTowns(ctx), readPointNames(ctx)])
  const named = [
    ...towns.map(({ town, link_fi, link_en }) => ({ label: town, link_fi, link_en })),
    ...points.map(({ name, slug }) => ({
      label: name,
      link_fi: `/asennuspiste/${slug}`,
      link_en: `/service-point/${slug}`,
    })),
  ]
  return named.filter(({ label }) => foldText(label).startsWith(folded)).slice(0, mostPoints)
}
