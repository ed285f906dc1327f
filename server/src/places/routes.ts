import { getPlaceAt, searchPlaces } from '@pito/contracts/places'
import type { Routes } from '../platform/http/calls.ts'
import { listPlaces } from './list-places.ts'
import { showPlaceAt } from './show-place-at.ts'

export const placeRoutes: Routes = (on) => {
  on(searchPlaces, listPlaces)
  on(getPlaceAt, showPlaceAt)
}
