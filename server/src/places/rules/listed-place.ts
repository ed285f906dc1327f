interface Names {
  readonly town: string
  /** The part of the town. It is empty for towns, and for a part that has the name of the town. */
  readonly area: string
}

/** A town or a postcode of the shop's own place data. */
export interface ListedPlace {
  readonly id: string
  readonly kind: 'postcode' | 'town'
  readonly postalCode: string
  readonly municipality: string
  readonly finnish: Names
  readonly swedish: Names
  readonly latitude: number
  readonly longitude: number
  readonly population: number
}

/** Returns a label such as "00510 Helsinki, Etelä-Vallila - Alppila". It is in the language of the search text. */
export function labelOf(place: ListedPlace, language: 'finnish' | 'swedish'): string {
  const { town, area } = place[language]
  if (place.kind === 'town') return town
  return `${place.postalCode} ${town}${area && `, ${area}`}`
}
