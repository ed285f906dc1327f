import type { Language } from '@pito/contracts/values/locale'
import type { VehicleTypeId } from '@pito/contracts/values/vehicle-type'
import { allVehicles, slugOf, vehicleTypeOf } from '@pito/contracts/values/vehicle-type'
import { listPath } from './list-address.ts'

export type PathMeaning =
  | { readonly kind: 'list'; readonly vehicle: VehicleTypeId | null }
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'unknown' }

/**
 * Ids such as car, van and truck and the other language's slugs redirect to the language's own slug; other texts are
 * unknown.
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

/** Returns null for a path that is not a tyre list. */
export function readListPath(path: string): ListPath | null {
  const [, root = '', slug, more] = path.replace(/\/$/, '').split('/')
  const language = languages[root]
  return language && more === undefined ? { language, slug } : null
}

/** The path of the same list in the other language. */
export function translatedListPath(path: string): string {
  const read = readListPath(path)
  if (!read) return path
  const other: Language = read.language === 'fi' ? 'en' : 'fi'
  const type = read.slug === undefined ? undefined : vehicleTypeOf(read.slug)
  return listPath(type && type.id !== allVehicles ? type.id : null, other)
}
