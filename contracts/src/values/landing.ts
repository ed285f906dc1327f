import type { Language } from './locale.ts'
import { seasonOf } from './tyre-season.ts'
import { vehicleTypeOf } from './vehicle-type.ts'

/** What has a landing page; the names are those of the call for page details (API-84). */
export const landingTypes = ['tyre_season', 'tyre_size', 'tyre_category', 'brand', 'model'] as const
export type LandingType = (typeof landingTypes)[number]

/**
 * The page of what a name stands for: summer, 205-55R16, car-suv-4x4, nokian-tyres, nokian-tyres/hakkapeliitta-10.
 * Seasons and categories have a name in each language, and either is understood under both.
 */
export function landingPath(type: LandingType, name: string, language: Language): string {
  const [brand, model] = name.split('/')
  switch (type) {
    case 'tyre_season':
      return `/season/${seasonOf(name)?.[`slug_${language}`] ?? name}`
    case 'tyre_category':
      return `/tyre/${vehicleTypeOf(name)?.[`slug_${language}`] ?? name}`
    case 'tyre_size':
      return `/tyre-size/${name}`
    case 'brand':
      return `/brand/${name}`
    case 'model':
      return `/brand/${brand}/model/${model}`
  }
}
