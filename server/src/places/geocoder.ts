import type { Place } from '@pito/contracts/places'
import type { Language } from '@pito/contracts/values/locale'

/** The interface to a geocoding service. The method throws `GeocoderDown` when the service does not respond. */
export interface Geocoder {
  /** Returns addresses in Finland that begin with the text, the best match first. */
  search(text: string, language: Language): Promise<Place[]>
}

export class GeocoderDown extends Error {
  override name = 'GeocoderDown'
}
