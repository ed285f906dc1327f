export const menuTypes = [
  'season',
  'tyre_category',
  'article',
  'brand',
  'tyre_size',
  'model',
  'custom_link',
] as const
export type MenuType = (typeof menuTypes)[number]

/** The types of CMS pages. A page of the type `Text` is embedded in other pages and has no URL of its own. */
export const cmsPageTypes = ['Campaign', 'Hamburger', 'Footer', 'Information', 'Text'] as const
export type CmsPageType = (typeof cmsPageTypes)[number]

export function isCmsPageType(value: string): value is CmsPageType {
  return cmsPageTypes.includes(value as CmsPageType)
}

/** News items are about the shop, and articles are about tyres. */
export const newsKinds = ['news', 'article'] as const
export type NewsKind = (typeof newsKinds)[number]

/** The background colours of a banner: frost for winter, amber for summer, and asphalt for banners of no season. */
export const bannerTones = ['frost', 'amber', 'asphalt'] as const
export type BannerTone = (typeof bannerTones)[number]

export const menuDescriptionLength = 200
