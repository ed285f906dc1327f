import type { Place } from '@pito/contracts/places'
import type { AddressFault } from './use-points.ts'

/** A search by place: what stands in the field, and what is done with what somebody types or chooses. */
export interface PlaceSearch {
  readonly search: { readonly address: string }
  readonly fault: AddressFault
  readonly type: (address: string) => void
  readonly choose: (place: Place) => void
}
