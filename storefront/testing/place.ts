import type { Place } from '@pito/contracts/places'

/** A town in the form in which the API sends it. */
export const tampere: Place = {
  id: 'town-tampere',
  kind: 'town',
  label: 'Tampere',
  postal_code: null,
  town: 'Tampere',
  latitude: 61.5,
  longitude: 23.76,
}
