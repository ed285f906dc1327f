import type { MenuType } from '@pito/contracts/values/content-kinds'
import type { LandingType } from '@pito/contracts/values/landing'
import { landingPath } from '@pito/contracts/values/landing'
import type { Language } from '@pito/contracts/values/locale'

interface Linked {
  readonly type: MenuType
  readonly slug: string | null
  readonly linkFi: string | null
  readonly linkEn: string | null
}

const landings: Readonly<Partial<Record<MenuType, LandingType>>> = {
  season: 'tyre_season',
  tyre_category: 'tyre_category',
  brand: 'brand',
  tyre_size: 'tyre_size',
  model: 'model',
}

/**
 * Returns the link that is stored on the menu item, or otherwise the path of the page that its slug refers to.
 * Returns null if it has neither.
 */
export function menuLinkOf(item: Linked, language: Language): string | null {
  const link = language === 'fi' ? item.linkFi : item.linkEn
  if (link !== null || item.slug === null) return link
  if (item.type === 'article') return `/information/${item.slug}`
  const landing = landings[item.type]
  return landing ? landingPath(landing, item.slug, language) : null
}
