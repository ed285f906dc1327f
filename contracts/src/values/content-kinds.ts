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

/** Text pages are embedded in other pages and have no address of their own. */
export const cmsPageTypes = ['Campaign', 'Hamburger', 'Footer', 'Information', 'Text'] as const
export type CmsPageType = (typeof cmsPageTypes)[number]

export function isCmsPageType(value: string): value is CmsPageType {
  return cmsPageTypes.includes(value as CmsPageType)
}

/** News is about the shop, articles are about tyres. */
export const newsKinds = ['news', 'article'] as const
export type NewsKind = (typeof newsKinds)[number]

/** Background colours of a banner: frost for winter, amber for summer, asphalt for neither. */
export const bannerTones = ['frost', 'amber', 'asphalt'] as const
export type BannerTone = (typeof bannerTones)[number]

export const menuDescriptionLength = 200
