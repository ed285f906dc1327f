import type { Place } from '@pito/contracts/places'
import type { Language } from '@pito/contracts/values/locale'

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** What the shop asks of a service that knows streets, whoever runs it. All throw `GeocoderDown` without an answer. */
export interface Geocoder {
  /** Addresses in Finland that begin as typed, best first. */
  search(text: string, language: Language): Promise<Place[]>
  /** Null where no address is near. */
  nearest(point: Point, language: Language): Promise<Place | null>
}

export class GeocoderDown extends Error {
  override name = 'GeocoderDown'
}
