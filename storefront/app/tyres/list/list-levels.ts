import type { Facet, ListState } from './list-state.ts'
import { emptyList, facets, hasSize, withOfferedSort } from './list-state.ts'

export type Level = 'tyres' | 'category' | 'size' | Facet

export interface ListLevel {
  readonly level: Level
  /** The list at this level, with the values of this level and those above. Values of deeper levels are removed. */
  readonly state: ListState
}

/** Returns the levels of the breadcrumb below the front page, for the values that are chosen. */
export function listLevels(state: ListState): readonly ListLevel[] {
  const { vehicle, sort, servicePoint } = state
  const base = withOfferedSort({ ...emptyList(vehicle), sort, servicePoint })
  const sized = { ...base, size: state.size }
  const chosen = facets.filter((facet) => state.picked[facet].length > 0)
  return [
    { level: 'tyres', state: { ...base, vehicle: null } },
    ...(vehicle === null ? [] : [{ level: 'category' as const, state: base }]),
    ...(hasSize(state) ? [{ level: 'size' as const, state: sized }] : []),
    ...chosen.map((level, depth) => {
      const picked = chosen.slice(0, depth + 1).map((facet) => [facet, state.picked[facet]] as const)
      return { level, state: { ...sized, picked: { ...base.picked, ...Object.fromEntries(picked) } } }
    }),
  ]
}
