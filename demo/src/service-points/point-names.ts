import type { Dice } from '../dice.ts'
import { oneOf } from '../dice.ts'

/**
 * Finnish words for winter and workshops, from which the names of the invented companies are made. They refer to no
 * real company; the name of the place makes each company name unique.
 */
const winters = [
  'Halla',
  'Hanki',
  'Hyhmä',
  'Kinos',
  'Kuura',
  'Loska',
  'Nuoska',
  'Polanne',
  'Pyry',
  'Routa',
  'Sohjo',
  'Tuisku',
  'Tykky',
  'Viima',
] as const
const workshops = ['halli', 'paja', 'pysäkki', 'talli', 'verstas'] as const
const firstNames = [
  'Aino',
  'Antti',
  'Eero',
  'Elina',
  'Hanna',
  'Heikki',
  'Ilkka',
  'Jari',
  'Johanna',
  'Jukka',
  'Katri',
  'Lauri',
  'Leena',
  'Maija',
  'Markku',
  'Mikko',
  'Minna',
  'Olli',
  'Outi',
  'Pekka',
  'Petri',
  'Riikka',
  'Sami',
  'Sanna',
  'Tero',
  'Tiina',
  'Timo',
  'Ville',
] as const
const lastNames = [
  'Aaltonen',
  'Haapala',
  'Heinonen',
  'Hietala',
  'Jokela',
  'Karppinen',
  'Kettunen',
  'Koivisto',
  'Korhonen',
  'Laakso',
  'Lahtinen',
  'Lehtonen',
  'Mattila',
  'Mäkelä',
  'Niemi',
  'Nurmi',
  'Ojala',
  'Pitkänen',
  'Rantanen',
  'Saarinen',
  'Salmi',
  'Tuominen',
  'Virtanen',
  'Ylönen',
] as const
const streets = [
  'Kitkakuja',
  'Lamellitie',
  'Lumihuipuntie',
  'Nastatie',
  'Pitokatu',
  'Rengasraitti',
  'Talvikelintie',
  'Tasapainontie',
  'Urasyvyydenkatu',
  'Vannekuja',
] as const

interface Place {
  readonly city: string
  /** The statistical name of the postcode area, such as "Helsinki keskusta - Etu-Töölö". */
  readonly area: string
}

/**
 * Makes a company name with the district of the place, or with the town if there is no district: Kuurapaja Kallio,
 * Routatalli Nurmes.
 */
export function companyNameOf({ city, area }: Place, dice: Dice): string {
  const [part = city] = area.split(/ - |(?<!Etelä|Luoteis|Pohjois|Taka|Väli)-(?=[A-ZÅÄÖ])/)
  const place = part.replace(/ (keskus|keskusta|kk|Asemanseutu)$/i, '')
  return `${oneOf(dice, winters)}${oneOf(dice, workshops)} ${place}`
}

export function personOf(dice: Dice): { dealerFirstName: string; dealerLastName: string } {
  return { dealerFirstName: oneOf(dice, firstNames), dealerLastName: oneOf(dice, lastNames) }
}

/** Returns a street address with an invented street name. */
export function streetOf(dice: Dice): string {
  return `${oneOf(dice, streets)} ${1 + Math.floor(dice() * 48)}`
}
