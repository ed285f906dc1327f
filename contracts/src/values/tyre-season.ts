import type { Language } from './locale.ts'
import { truck } from './vehicle-type.ts'

export const summer = 1
export const friction = 2
export const studded = 3
export const studdable = 4
export const allSeason = 5

/** The five seasons of tyres. Their ids follow the order in HOME-61. */
export const tyreSeasons = [
  { id: summer, name: 'Summer', name_fi: 'Kesä', slug_en: 'summer', slug_fi: 'kesarenkaat' },
  {
    id: friction,
    name: 'Winter Friction',
    name_fi: 'Talvi, kitka',
    slug_en: 'winter-friction',
    slug_fi: 'kitkarenkaat',
  },
  {
    id: studded,
    name: 'Winter Studded',
    name_fi: 'Talvi, nasta',
    slug_en: 'winter-studded',
    slug_fi: 'nastarenkaat',
  },
  {
    id: studdable,
    name: 'Winter Studdable',
    name_fi: 'Talvi, nastoitettava',
    slug_en: 'winter-studdable',
    slug_fi: 'nastoitettavat',
  },
  {
    id: allSeason,
    name: 'All Season',
    name_fi: 'Ympärivuotinen',
    slug_en: 'all-season',
    slug_fi: 'ymparivuotiset',
  },
] as const

/** The ids of the winter seasons: friction, studded and studdable tyres. */
export const winterSeasons: readonly number[] = [friction, studded, studdable]

/**
 * Returns the seasons of which tyres are recommended to a buyer who has chosen these seasons. No chosen season stands
 * for all of them. Without its studs a studdable tyre is a poor choice, so such tyres are recommended only if all
 * chosen tyres are studded or studdable.
 */
export function recommendedSeasons(chosen: readonly number[] = []): readonly number[] {
  if (chosen.length > 0 && chosen.every((id) => id === studded || id === studdable)) return chosen
  const seasons = chosen.length > 0 ? chosen : tyreSeasons.map(({ id }) => id)
  return seasons.filter((id) => id !== studdable)
}

export type TyreSeason = (typeof tyreSeasons)[number]

export function seasonOfId(id: number): TyreSeason | undefined {
  return tyreSeasons.find((season) => season.id === id)
}

/** Finds a season by its id, or by its slug or name in either language. */
export function seasonOf(text: string): TyreSeason | undefined {
  const name = text.trim().toLowerCase()
  return tyreSeasons.find(({ id, ...names }) =>
    [String(id), ...Object.values(names)].some((known) => known.toLowerCase() === name),
  )
}

export function seasonName(season: TyreSeason, language: Language): string {
  return language === 'fi' ? season.name_fi : season.name
}

/** Returns the seasons that are offered for a vehicle type. There are no studded truck tyres. */
export function seasonsFor(vehicleTypeId: number): readonly TyreSeason[] {
  return tyreSeasons.filter(({ id }) => !(vehicleTypeId === truck && id === studded))
}
