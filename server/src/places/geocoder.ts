import type { Place } from '@pito/contracts/places'
import type { Language } from '@pito/contracts/values/locale'

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** The interface to a geocoding service. All methods throw `GeocoderDown` when the service does not respond. */
export interface Geocoder {
  /** Returns addresses in Finland that begin with the text, the best match first. */
  search(text: string, language: Language): Promise<Place[]>
  /** Returns the nearest address. Returns null if no address is near. */
  nearest(point: Point, language: Language): Promise<Place | null>
}

export class GeocoderDown extends Error {
  override name = 'GeocoderDown'
}
