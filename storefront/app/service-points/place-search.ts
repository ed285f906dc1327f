import type { Place } from '@pito/contracts/places'

/** The problem with the text in the field for a place. */
export type AddressFault = 'missing' | 'unknown' | 'unavailable' | null

/** The state of a search by place: the text of the field, and the handlers for typing and for choosing a place. */
export interface PlaceSearch {
  readonly search: { readonly address: string }
  readonly fault: AddressFault
  readonly type: (address: string) => void
  readonly choose: (place: Place) => void
}
