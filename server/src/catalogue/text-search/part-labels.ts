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

const features: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fi: {
    snowflake: 'Lumihiutale (3PMSF)',
    'mud-and-snow': 'M+S',
    'run-flat': 'Run flat',
    electric: 'EV (sähköautoon)',
    reduced: 'Alennettu hinta',
    'in-stock': 'Varastossa',
    drive: 'Vetoakselille',
    steer: 'Ohjausakselille',
    trailer: 'Perävaunuun',
  },
  en: {
    snowflake: 'Snowflake (3PMSF)',
    'mud-and-snow': 'M+S',
    'run-flat': 'Run-flat',
    electric: 'EV (electric cars)',
    reduced: 'Reduced price',
    'in-stock': 'In stock',
    drive: 'Drive axle',
    steer: 'Steer axle',
    trailer: 'Trailer',
  },
}

const orders: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fi: {
    price: 'Halvin ensin',
    dearest: 'Kallein ensin',
    quiet: 'Hiljaisin ensin',
    grip: 'Paras pito ensin',
    wet: 'Paras märkäpito ensin',
    fuel: 'Taloudellisin ensin',
    popularity: 'Suosituin ensin',
  },
  en: {
    price: 'Lowest price first',
    dearest: 'Highest price first',
    quiet: 'Quietest first',
    grip: 'Best grip first',
    wet: 'Best wet grip first',
    fuel: 'Most fuel-efficient first',
    popularity: 'Most popular first',
  },
}

type LabelKind = 'wet_grip' | 'fuel_efficiency' | 'noise_class'
const labels: Readonly<Record<Language, Readonly<Record<LabelKind, string>>>> = {
  fi: { wet_grip: 'Märkäpito', fuel_efficiency: 'Polttoainetaloudellisuus', noise_class: 'Meluluokka' },
  en: { wet_grip: 'Wet grip', fuel_efficiency: 'Fuel efficiency', noise_class: 'Noise class' },
}

/** Returns the text that says how a part of a search was understood: "205/55 R16", "Talvi, kitka", "Nokian". */
export function labelOfPart({ kind, value, size, ids }: Part, language: Language): string {
  switch (kind) {
    case 'size':
      return size ? sizeText(size) : labelOfBegunSize(String(value), language)
    case 'diameter':
      return labelOfDiameter(String(value))
    case 'season':
      return labelOfSeasons(ids, language)
    case 'vehicle_type':
      return vehicles[language][ids[0] ?? car] ?? ''
    case 'feature':
      return features[language][value] ?? ''
    case 'order':
      return orders[language][value] ?? ''
    case 'wet_grip':
    case 'fuel_efficiency':
    case 'noise_class':
      return `${labels[language][kind]} ${value}`
    case 'noise_value':
      return `${String(value).replace('≤', '≤\u00a0')}\u00a0dB`
    case 'price':
      return labelOfPrice(String(value))
    case 'dot_year':
      return `DOT ${value}`
    default:
      return String(value)
  }
}

/** Writes a width and an aspect ratio, or a width alone. */
function labelOfBegunSize(value: string, language: Language): string {
  if (value.includes('/')) return value
  return language === 'fi' ? `Leveys ${value}` : `Width ${value}`
}

/** Writes a rim diameter, or a limit of it: R16, ≤ R16, R15–R17. */
function labelOfDiameter(value: string): string {
  return value.replace(/^[<>≤≥]/, '$&\u00a0').replace(/[\d.]+/g, 'R$&')
}

function labelOfPrice(range: string): string {
  const [from, to] = range.split('-')
  if (!to) return `≥\u00a0${from}\u00a0€`
  return from === '0' ? `≤\u00a0${to}\u00a0€` : `${from}–${to}\u00a0€`
}

function labelOfSeasons(ids: readonly number[], language: Language): string {
  const season = ids.length === 1 ? seasonOfId(ids[0] ?? 0) : undefined
  return season ? seasonName(season, language) : winter[language]
}
