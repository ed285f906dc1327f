import type { SearchSuggestion } from '@pito/contracts/search'
import type { Context } from '../../platform/context.ts'
import type { Catalogue } from '../catalogue.ts'
import { findTargets, pagesBegunBy } from '../targets/find-targets.ts'
import { vehicleTargets } from '../targets/vehicle-targets.ts'
import type { Understanding } from '../text-search/understand.ts'
import { namesOfVehicles } from '../text-search/vehicle-names.ts'

const mostOfGroup = 3
const shortest = 3

type Link = Pick<SearchSuggestion, 'label' | 'link_fi' | 'link_en'>

/**
 * Suggests the service points and pages that the text names or that begin as typed. The choice of a vehicle is a page.
 */
export async function suggestTargets(
  ctx: Context,
  catalogue: Catalogue,
  understanding: Understanding,
): Promise<SearchSuggestion[]> {
  const { folded } = understanding.typed
  const { targets, places } = await findTargets(ctx, catalogue, understanding)
  const begun = vehicleTargets(withBegunVehicle(understanding), catalogue, ctx)
  const vehicles = begun.length > 0 ? begun : targets.filter(({ kind }) => kind === 'vehicle')
  return [
    ...ofGroup('service-points', [...places, ...targets.filter(({ kind }) => kind === 'service-points')]),
    ...ofGroup('pages', [
      ...vehicles,
      ...targets.filter(({ kind }) => kind === 'page'),
      ...(folded.length < shortest ? [] : await pagesBegunBy(ctx, folded)),
    ]),
  ]
}

/** Takes the last word of the text for the beginning of a make, or of a model of the make before it. */
function withBegunVehicle(understanding: Understanding): Understanding {
  const { vehicles, notFound, parts, typed } = understanding
  const [last = ''] = /[\p{L}\p{N}]+$/u.exec(typed.folded) ?? []
  const isOpen =
    notFound.some((pieces) => pieces.at(-1) === last) || parts.some(({ pieces }) => pieces.at(-1) === last)
  const isBegun = last.length >= shortest || (vehicles.length > 0 && last.length > 0)
  if (!isOpen || !isBegun) return { ...understanding, vehicles: [] }
  const makes = vehicles.filter(({ models }) => models.length === 0).map(({ make }) => make)
  if (vehicles.length > makes.length) return { ...understanding, vehicles: [] }
  const begun = namesOfVehicles().beginningWith(last, makes)
  const year = vehicles[0]?.year ?? null
  return {
    ...understanding,
    parts: parts.filter(({ pieces }) => pieces.at(-1) !== last),
    vehicles: begun.map((meaning) => ({
      ...meaning,
      year,
      missingYear: null,
      pieces: [last],
      isAlsoName: false,
    })),
  }
}

function ofGroup(group: SearchSuggestion['group'], links: readonly Link[]): SearchSuggestion[] {
  return [...new Map(links.toReversed().map((link) => [link.link_fi, link])).values()]
    .toReversed()
    .slice(0, mostOfGroup)
    .map(({ label, link_fi, link_en }) => ({ group, label, link_fi, link_en, price_for_four: null }))
}
