import type { Language } from '@pito/contracts/values/locale'
import { lookUp } from '@pito/contracts/values/look-up'
import type { VehicleTypeId } from '@pito/contracts/values/vehicle-type'
import { allVehicles, slugOf, vehicleTypeOf } from '@pito/contracts/values/vehicle-type'
import { listPath } from './list-address.ts'

export type PathMeaning =
  | { readonly kind: 'list'; readonly vehicle: VehicleTypeId | null }
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'unknown' }

/**
 * Interprets the slug in the path of a list. An id such as car, van or truck, or the slug of the other language,
 * redirects to the slug of the path's own language. Any other text is unknown.
 */
export function meaningOfSlug(slug: string | undefined, language: Language): PathMeaning {
  if (slug === undefined) return { kind: 'list', vehicle: null }
  const type = vehicleTypeOf(slug)
  if (!type) return { kind: 'unknown' }
  if (type.id === allVehicles) return { kind: 'moved', path: listPath(null, language) }
  if (slugOf(type, language) !== slug) return { kind: 'moved', path: listPath(type.id, language) }
  return { kind: 'list', vehicle: type.id }
}

const languages: Readonly<Record<string, Language>> = { tyres: 'en', renkaat: 'fi' }

export interface ListPath {
  readonly language: Language
  readonly slug: string | undefined
}

/** Parses the path of a tyre list. Returns null if the path is not one of a tyre list. */
export function readListPath(path: string): ListPath | null {
  const [, root = '', slug, more] = path.replace(/\/$/, '').split('/')
  const language = lookUp(languages, root)
  return language && more === undefined ? { language, slug } : null
}

/** Returns the path of the same list in the other language. */
export function translatedListPath(path: string): string {
  const read = readListPath(path)
  if (!read) return path
  const other: Language = read.language === 'fi' ? 'en' : 'fi'
  const type = read.slug === undefined ? undefined : vehicleTypeOf(read.slug)
  return listPath(type && type.id !== allVehicles ? type.id : null, other)
}
