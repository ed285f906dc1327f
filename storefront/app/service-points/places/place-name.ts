import type { Place } from '@pito/contracts/places'

/** Returns a short name: "33100 Tampere" for the postcode "33100 Tampere, Tampere Keskus", otherwise the label. */
export function placeName({ label }: Pick<Place, 'label'>): string {
  const [name = label] = /^\d{5} [^,]+/.exec(label) ?? []
  return name
}
