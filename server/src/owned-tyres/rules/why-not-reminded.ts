import { friction, studdable, studded, summer } from '@pito/contracts/values/tyre-season'

export interface SetToRemindOf {
  readonly seasonId: number
  readonly state: string
  readonly isDelivered: boolean
}

const seasonIds: Readonly<Record<'winter' | 'summer', readonly number[]>> = {
  winter: [friction, studded, studdable],
  summer: [summer],
}

/** Returns the sets for which a customer is reminded. All-season tyres are not changed with the season. */
export function setsToRemindOf<Owned extends SetToRemindOf>(
  sets: readonly Owned[],
  season: 'winter' | 'summer',
): Owned[] {
  return sets.filter(
    ({ seasonId, state, isDelivered }) =>
      seasonIds[season].includes(seasonId) && state === 'in-use' && isDelivered,
  )
}

/** Returns why a customer is not reminded of a season, or null. Who has just bought tyres for it knows of it. */
export function whyNotReminded(
  sets: readonly SetToRemindOf[],
  season: 'winter' | 'summer',
): 'open-order' | 'no-set' | null {
  if (sets.some(({ seasonId, isDelivered }) => seasonIds[season].includes(seasonId) && !isDelivered))
    return 'open-order'
  return setsToRemindOf(sets, season).length > 0 ? null : 'no-set'
}
