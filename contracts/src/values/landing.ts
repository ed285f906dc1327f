import type { Language } from './locale.ts'
import { seasonOf } from './tyre-season.ts'
import { vehicleTypeOf } from './vehicle-type.ts'

/** The kinds of landing pages, named as in the call that returns their details (API-84). */
export const landingTypes = ['tyre_season', 'tyre_size', 'tyre_category', 'brand', 'model'] as const
export type LandingType = (typeof landingTypes)[number]

/**
 * Returns the path of a landing page in a language. The name is for example summer, 205-55R16, car-suv-4x4,
 * nokian-tyres or nokian-tyres/hakkapeliitta-10. A season or category may be named in either language.
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
