interface Names {
  readonly town: string
  /** Of a part of the town; empty where it has the town's own name, and for towns. */
  readonly area: string
}

/** A town or a postcode of the shop's own data. */
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

/** "00510 Helsinki, Etelä-Vallila - Alppila", in the language in which it was typed. */
export function labelOf(place: ListedPlace, language: 'finnish' | 'swedish'): string {
  const { town, area } = place[language]
  if (place.kind === 'town') return town
  return `${place.postalCode} ${town}${area && `, ${area}`}`
}
