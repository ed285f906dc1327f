import type { Language } from '@pito/contracts/values/locale'
import { localeOfLanguage } from '@pito/contracts/values/locale'
import { allVehicles } from '@pito/contracts/values/vehicle-type'
import { nameOf } from '../tyres/name-of.ts'
import { tyres as tyreWords } from '../words/tyres.ts'
import { measuresOf } from './compare-rows.ts'
import type { compare } from './compare-words.ts'
import type { ShownTyre } from './load-compare.ts'

type MixedTyre = Pick<ShownTyre, 'brand' | 'model' | 'seasonId' | 'bareSize' | 'runFlat' | 'vehicleType'>

interface Mix {
  readonly sentence: string
  /** The values that differ, each with the names of its tyres. */
  readonly groups: readonly (readonly [value: string, names: readonly string[]])[]
}

/** Returns why the tyres are no alternatives to each other: a sentence for each kind of difference. */
export function comparedMixes(
  tyres: readonly MixedTyre[],
  w: (typeof compare)['fi'],
  language: Language,
): readonly Mix[] {
  const { marks, vehicles } = tyreWords[language]
  const list = new Intl.ListFormat(localeOfLanguage(language)?.replace('_', '-'))
  const values = <Value>(of: (tyre: MixedTyre) => Value) => [...new Set(tyres.map(of))]
  const mix = (sentence: string, groupOf: (tyre: MixedTyre) => string): Mix[] => {
    const groups = [...Map.groupBy(tyres, groupOf)].map(([value, same]) => [value, same.map(nameOf)] as const)
    return groups.length > 1 ? [{ sentence, groups }] : []
  }
  const types = values(({ vehicleType }) => vehicleType).filter((type) => type !== allVehicles)
  return [
    ...mix(w.mixedSizes, ({ bareSize }) => measuresOf(bareSize)),
    ...mix(
      w.mixedSeasons(values(({ seasonId }) => seasonId).toSorted(), list),
      ({ seasonId }) => marks[seasonId] ?? '',
    ),
    ...(types.length > 1
      ? mix(w.mixedVehicles, ({ vehicleType }) => vehicles[vehicleType] || w.anyVehicle)
      : []),
    ...mix(w.mixedC, ({ bareSize }) => (bareSize.endsWith('C') ? w.ofC : w.notC)),
    ...mix(w.mixedRunFlat, ({ runFlat }) => (runFlat ? w.runFlat : w.plain)),
  ]
}
