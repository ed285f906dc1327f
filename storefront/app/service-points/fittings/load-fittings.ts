import type { Fitting } from '@pito/contracts/fittings'
import { listFittings } from '@pito/contracts/fittings'
import type { Place } from '@pito/contracts/places'
import type { Api } from '@pito/web/api/api'

/** Returns the coordinates of a place as the API takes them. */
export function coordinatesOf({ latitude, longitude }: Place) {
  return { latitude: latitude.toFixed(8), longitude: longitude.toFixed(8) }
}

/**
 * Loads the earliest fitting of each product of a list, by product id, in one API call. It is null for a product that
 * no service point near the place fits.
 */
export async function loadFittings(
  api: Api,
  place: Place,
  tyreIds: readonly number[],
): Promise<ReadonlyMap<number, Fitting | null>> {
  const { data } = await api(listFittings, { ...coordinatesOf(place), product_ids: tyreIds.join(',') })
  const found = new Map(data.map((fitting) => [fitting.product_id, fitting]))
  return new Map(tyreIds.map((id) => [id, found.get(id) ?? null]))
}
