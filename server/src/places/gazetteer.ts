import type { Place } from '@pito/contracts/places'
import { readPlaces } from './read-places.ts'
import type { ListedPlace } from './rules/listed-place.ts'
import { labelOf } from './rules/listed-place.ts'
import { nearestPlace } from './rules/nearest-place.ts'
import { PlaceIndex } from './rules/place-index.ts'

const places = readPlaces()
const index = new PlaceIndex(places)
const postcodes = places.filter(({ kind }) => kind === 'postcode')

/** The shop's own place data, read once at the start of the process. */
export const gazetteer = {
  search(text: string, limit: number): Place[] {
    return index.search(text, limit).map(({ place, language }) => asPlace(place, language))
  },
  /** The names of all towns. */
  towns: places
    .filter(({ kind }) => kind === 'town')
    .map(({ finnish, swedish }) => ({ finnish: finnish.town, swedish: swedish.town })),
  nearest(point: { readonly latitude: number; readonly longitude: number }): Place | null {
    const place = nearestPlace(point, postcodes)
    return place && { ...asPlace(place, 'finnish'), label: nameOf(place) }
  },
}

/** Returns a name such as "Kaleva, Tampere", or the label of the postcode if a search for the name finds another. */
function nameOf(place: ListedPlace): string {
  const { area, town } = place.finnish
  const [found] = index.search(`${area}, ${town}`, 1)
  return area && found?.place.id === place.id ? `${area}, ${town}` : labelOf(place, 'finnish')
}

function asPlace(place: ListedPlace, language: 'finnish' | 'swedish'): Place {
  return {
    id: place.id,
    kind: place.kind,
    label: labelOf(place, language),
    latitude: place.latitude,
    longitude: place.longitude,
    postal_code: place.postalCode,
    town: place.municipality,
  }
}
