import type { Place } from '@pito/contracts/places'
import { languageOf } from '@pito/contracts/values/locale'
import type { Context } from '../platform/context.ts'
import type { Point } from './geocoder.ts'
import { GeocoderDown } from './geocoder.ts'
import { geocoderOf } from './geocoder-of.ts'

/** Returns addresses that match the text. Returns none while the geocoder is down. The text is not logged. */
export async function addressesLike(ctx: Context, text: string): Promise<Place[]> {
  const found = geocoderOf(ctx.platform)?.search(text, languageOf(ctx.locale))
  return (await unlessDown(ctx, found)) ?? []
}

export function addressNear(ctx: Context, point: Point): Promise<Place | null> {
  return unlessDown(ctx, geocoderOf(ctx.platform)?.nearest(point, languageOf(ctx.locale)))
}

function unlessDown<Found>(ctx: Context, found: Promise<Found> | undefined): Promise<Found | null> {
  if (!found) return Promise.resolve(null)
  return found.catch((error: unknown) => {
    if (!(error instanceof GeocoderDown)) throw error
    ctx.log.warn({ reason: error.message }, 'The geocoder did not answer.')
    return null
  })
}
