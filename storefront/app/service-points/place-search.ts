import type { Place } from '@pito/contracts/places'
import type { AddressFault } from './use-points.ts'

/** The state of a search by place: the text of the field, and the handlers for typing and for choosing a place. */
export interface PlaceSearch {
  readonly search: { readonly address: string }
  readonly fault: AddressFault
  readonly type: (address: string) => void
  readonly choose: (place: Place) => void
}
