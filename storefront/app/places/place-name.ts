import type { Place } from '@pito/contracts/places'

/** Returns a short name: "33100 Tampere" for the postcode "33100 Tampere, Tampere Keskus", otherwise the label. */
export function placeName({ kind, label }: Pick<Place, 'kind' | 'label'>): string {
  const [name = label] = kind === 'postcode' ? label.split(',') : []
  return name
}
