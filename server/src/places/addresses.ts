import type { Place } from '@pito/contracts/places'
import { languageOf } from '@pito/contracts/values/locale'
import type { Context } from '../platform/context.ts'
import { GeocoderDown } from './geocoder.ts'
import { geocoderOf } from './geocoder-of.ts'

/** Returns addresses that match the text. Returns none while the geocoder is down. The text is not logged. */
export function addressesLike(ctx: Context, text: string): Promise<Place[]> {
  const found = geocoderOf(ctx.platform)?.search(text, languageOf(ctx.locale)) ?? Promise.resolve([])
  return found.catch((error: unknown) => {
    if (!(error instanceof GeocoderDown)) throw error
    ctx.log.warn({ reason: error.message }, 'The geocoder did not answer.')
    return []
  })
}
