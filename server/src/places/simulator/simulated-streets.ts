import { gazetteer } from '../gazetteer.ts'
import { wordsOf } from '../rules/words-of.ts'

/**
 * The names of invented streets, so that nobody takes them for real addresses. In a demo every town has all of these
 * streets.
 */
const streets = [
  'Rengasraitti',
  'Nastakuja',
  'Vannepolku',
  'Kesärengaspolku',
  'Talvirengasraitti',
  'Pitokuja',
]
/** The streets for which the simulator misbehaves. */
export const commands = {
  down: 'katkokuja',
  slow: 'hidaskuja',
  garbled: 'sotkukuja',
  abroad: 'tallinnankuja',
} as const
const defaultTowns = ['Helsinki', 'Tampere', 'Turku', 'Oulu']

interface Spot {
  readonly latitude: number
  readonly longitude: number
  readonly postal_code: string | null
  readonly town: string
}

/**
 * Finds simulated addresses for a text such as "nastakuja 5 turku": the beginning of a street name, a number and a
 * town. If the text names no town, the four default towns are searched.
 */
export function simulatedStreets(text: string, size: number) {
  const [typed = '', ...rest] = wordsOf(text)
  const number = rest.find((word) => /^\d{1,3}$/.test(word))
  const town = rest.filter((word) => word !== number).join(' ')
  const spots = (town ? [town] : defaultTowns).flatMap((name) => gazetteer.search(name, 1))
  return streets
    .filter((street) => wordsOf(street)[0]?.startsWith(typed))
    .flatMap((street) => spots.map((spot) => featureOf(number ? `${street} ${number}` : street, spot)))
    .slice(0, size)
}

export function featureOf(street: string, { latitude, longitude, postal_code, town }: Spot, country = 'FIN') {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      gid: `simulator:address:${wordsOf(`${street} ${postal_code} ${town}`).join('-')}`,
      layer: /\d/.test(street) ? 'address' : 'street',
      country_a: country,
      label: `${street}, ${postal_code} ${town}`,
      localadmin: town,
      ...(postal_code && { postalcode: postal_code }),
    },
  }
}
