import type { UnderstoodSearch } from '@pito/contracts/search'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { seasonOfId } from '@pito/contracts/values/tyre-season'
import type { Context } from '../../platform/context.ts'
import { nameOfModel } from '../../vehicles/index.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Filters } from '../search-index/filters.ts'
import { filtersOfParts } from '../text-search/filters-of-parts.ts'
import type { NamedVehicle } from '../text-search/read-vehicles.ts'
import type { Understanding } from '../text-search/understand.ts'

const mostVehicles = 3

type Choice = readonly (readonly [name: 'make' | 'model' | 'year', value: string])[]

/**
 * Returns the choices of the vehicles that a text names. Their links keep the season, the size and the brand that were
 * typed, which are then filters of the vehicle's tyres.
 */
export function vehicleTargets(
  understanding: Understanding,
  catalogue: Catalogue,
  { locale, now }: Pick<Context, 'locale' | 'now'>,
): UnderstoodSearch['targets'] {
  const language = languageOf(locale)
  const { vehicles, parts } = understanding
  // A word that names both a tyre and the vehicle is left out: "Cooper" for a Mini Cooper.
  const besides = parts.filter(
    (part) => !vehicles.some(({ pieces }) => pieces.includes(part.pieces[0] ?? '')),
  )
  const filters = filtersOfLink(filtersOfParts({ ...understanding, parts: besides }, now), catalogue)
  return vehicles
    .flatMap(choicesOf)
    .slice(0, mostVehicles)
    .map(({ label, choice }) => {
      const query = new URLSearchParams([...choice.map(([name, value]) => [name, value]), ...filters])
      return {
        kind: 'vehicle' as const,
        label: labelOf(label, choice, language),
        link_fi: `/valitse-auto?${query}`,
        link_en: `/choose-your-car?${query}`,
      }
    })
}

/** A link chooses one model, or the name of several generations, which the year then tells apart. */
function choicesOf({ make, models, year }: NamedVehicle): { label: string; choice: Choice }[] {
  const ofYear: Choice = year === null ? [] : [['year', String(year)]]
  const [first] = models
  if (!first) return [{ label: make, choice: [['make', make], ...ofYear] }]
  const choiceOf = (model: string) => ({
    label: [`${make} ${model}`, year].filter(Boolean).join(', '),
    choice: [['make', make], ['model', model], ...ofYear] as Choice,
  })
  const isOne = models.length === 1 || year !== null
  return isOne ? models.map(({ model }) => choiceOf(model)) : [choiceOf(nameOfModel(first.model))]
}

const actions = {
  fi: { make: 'Valitse autosi malli', model: 'Valitse autosi vuosimalli', year: 'Hae renkaat autoon' },
  en: {
    make: 'Choose the model of your car',
    model: 'Choose the year of your car',
    year: 'Find tyres for your car',
  },
} as const

function labelOf(vehicle: string, choice: Choice, language: Language): string {
  const isChosen = (name: string) => choice.some(([one]) => one === name)
  const ofModel = isChosen('year') ? 'year' : 'model'
  const action = isChosen('model') ? ofModel : 'make'
  return `${actions[language][action]}: ${vehicle}`
}

/** Returns the filters of a text as the query of a list names them. */
function filtersOfLink(filters: Filters, { brands }: Catalogue): [name: string, value: string][] {
  const {
    seasonIds = [],
    brandIds = [],
    sizes = [],
    diameters = [],
    loadIndexes = [],
    speedIndexes = [],
  } = filters
  const [size] = sizes
  const [diameter, another] = diameters
  const rim = size?.diameter ?? (another === undefined ? diameter : undefined)
  const listed: readonly (readonly [string, readonly (string | number)[]])[] = [
    ['width', size ? [size.width / 100] : []],
    ['height', size ? [size.aspect] : []],
    ['diameter', rim === undefined ? [] : [rim / 10]],
    ['tyre_season', seasonIds.flatMap((id) => seasonOfId(id)?.name ?? [])],
    ['brand', brandIds.flatMap((id) => brands.get(id)?.name ?? [])],
    ['load_index', loadIndexes],
    ['speed_index', speedIndexes],
  ]
  return listed.flatMap(([name, values]) => (values.length > 0 ? [[name, values.join(',')]] : []))
}
