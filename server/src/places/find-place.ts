import type { Place } from '@pito/contracts/places'
import type { Ctx } from '../platform/context.ts'
import { gazetteer } from './gazetteer.ts'

/** The best match for a text sent as typed: without JavaScript nobody chooses from a list. */
export function findPlace(_ctx: Ctx, search: string): Promise<Place | null> {
  return Promise.resolve(gazetteer.search(search, 1)[0] ?? null)
}
