import type { Language } from '@pito/contracts/values/locale'
import { seasonName, seasonOfId } from '@pito/contracts/values/tyre-season'
import { sizeText } from '@pito/contracts/values/tyre-size'
import { car, truck, van } from '@pito/contracts/values/vehicle-type'
import type { Part } from './understand.ts'

const winter: Readonly<Record<Language, string>> = { fi: 'Talvi', en: 'Winter' }

const vehicles: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  fi: { [car]: 'Henkilöauto', [van]: 'Pakettiauto', [truck]: 'Kuorma-auto' },
  en: { [car]: 'Car', [van]: 'Light truck', [truck]: 'Truck' },
}

/** Returns the text that says how a part of a search was understood: "205/55 R16", "Talvi, kitka", "Nokian". */
export function labelOfPart({ kind, value, size, ids }: Part, language: Language): string {
  switch (kind) {
    case 'size':
      return size ? sizeText(size) : ''
    case 'diameter':
      return `R${value}`
    case 'season':
      return labelOfSeasons(ids, language)
    case 'vehicle_type':
      return vehicles[language][ids[0] ?? car] ?? ''
    default:
      return String(value)
  }
}

function labelOfSeasons(ids: readonly number[], language: Language): string {
  const season = ids.length === 1 ? seasonOfId(ids[0] ?? 0) : undefined
  return season ? seasonName(season, language) : winter[language]
}
