import { behindCircuit } from '../platform/circuit/behind-circuit.ts'
import type { Platform } from '../platform/platform.ts'
import { simulatorAddress } from '../platform/simulators.ts'
import type { Geocoder } from './geocoder.ts'
import { GeocoderDown } from './geocoder.ts'
import { httpGeocoder } from './http-geocoder.ts'

const geocoders = new WeakMap<Platform, Geocoder>()

/**
 * Returns the geocoder of the shop. Returns null in a production shop without a geocoder, which still finds towns and
 * postcodes.
 */
export function geocoderOf(platform: Platform): Geocoder | null {
  const known = geocoders.get(platform)
  if (known) return known
  const { geocoderUrl, geocoderKey: key } = platform.config
  const url = geocoderUrl ?? simulatorAddress(platform.config, 'geocoder')
  if (!url) return null
  const geocoder = guarded(httpGeocoder({ url, key }), () => platform.clock().getTime())
  geocoders.set(platform, geocoder)
  return geocoder
}

function guarded(geocoder: Geocoder, now: () => number): Geocoder {
  const call = behindCircuit(now, () => new GeocoderDown('resting after failures'))
  return { search: (text, language) => call(() => geocoder.search(text, language)) }
}
