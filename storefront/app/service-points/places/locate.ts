import type { Place } from '@pito/contracts/places'
import { getPlaceAt } from '@pito/contracts/places'
import type { Api } from '@pito/web/api/api'
import { ApiRefusal } from '@pito/web/api/api-refusal'

export type LocationFault = 'denied' | 'late' | 'unsupported' | 'abroad' | 'failed'
export type Located =
  | { readonly place: Place; readonly fault: null }
  | { readonly place: null; readonly fault: LocationFault }

type Geolocation = Pick<globalThis.Geolocation, 'getCurrentPosition'>

/** The position may be five minutes old, which is accurate enough for finding service points. */
const options: PositionOptions = { maximumAge: 300_000, timeout: 10_000 }
/** The codes of the browser's `GeolocationPositionError`. Another code means that no position is available. */
const faults: Readonly<Record<number, LocationFault>> = { 1: 'denied', 3: 'late' }
/** Coordinates are rounded to three decimals, about 100 metres, because the shop needs no more accuracy. */
const decimals = 3

/** Finds the visitor's place by the browser's geolocation, which does not exist on pages without HTTPS. */
export function locate(api: Api, geolocation: Geolocation | undefined): Promise<Located> {
  if (!geolocation) return Promise.resolve(failedBy('unsupported'))
  const position = new Promise<GeolocationPosition>((resolve, reject) => {
    geolocation.getCurrentPosition(resolve, reject, options)
  })
  return position.then(
    ({ coords }) => placeOf(api, coords),
    (error: { readonly code: number }) => failedBy(faults[error.code] ?? 'failed'),
  )
}

function placeOf(api: Api, { latitude, longitude }: GeolocationCoordinates): Promise<Located> {
  const point = { latitude: latitude.toFixed(decimals), longitude: longitude.toFixed(decimals) }
  return api(getPlaceAt, point).then(
    ({ data }) => ({ place: data, fault: null }),
    (error: unknown) =>
      failedBy(error instanceof ApiRefusal && error.answer.code === 'not-found' ? 'abroad' : 'failed'),
  )
}

function failedBy(fault: LocationFault): Located {
  return { place: null, fault }
}
