import type { MenuType } from '@pito/contracts/values/content-kinds'
import type { LandingType } from '@pito/contracts/values/landing'
import { lookUp } from '@pito/contracts/values/look-up'

const otherNames = { vehicle: 'tyre_category', size: 'tyre_size', custom: 'custom_link' } as const

/**
 * Returns the type of a menu item. Some types have two names in the requirements (NAV-72, LIST-37), both of which are
 * accepted.
 */
export function menuTypeOf(name: MenuType | keyof typeof otherNames): MenuType {
  return lookUp(otherNames, name) ?? (name as MenuType)
}

export function menuTypeOfLanding(type: LandingType): MenuType {
  return type === 'tyre_season' ? 'season' : type
}
