import type { getSearchSlug } from '@pito/contracts/catalogue'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { languageOf } from '@pito/contracts/values/locale'
import { vehicleTypeOf } from '@pito/contracts/values/vehicle-type'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'

export function showSearchSlug(
  { locale }: Context,
  { type }: Input<typeof getSearchSlug>,
): Answer<typeof getSearchSlug> {
  const known = vehicleTypeOf(type) ?? refuse('not-found')
  const { id, slug_en, slug_fi } = known
  return ok({ id, slug_en, slug_fi, slug: known[`slug_${languageOf(locale)}`] })
}
