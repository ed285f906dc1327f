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

/** Text pages stand inside other pages and have no page of their own to link to. */
export const cmsPageTypes = ['Campaign', 'Hamburger', 'Footer', 'Information', 'Text'] as const
export type CmsPageType = (typeof cmsPageTypes)[number]

export function isCmsPageType(value: string): value is CmsPageType {
  return cmsPageTypes.includes(value as CmsPageType)
}

/** News of the shop, articles about tyres. */
export const newsKinds = ['news', 'article'] as const
export type NewsKind = (typeof newsKinds)[number]

/** The ground of a banner: winter, summer, neither. */
export const bannerTones = ['frost', 'amber', 'asphalt'] as const
export type BannerTone = (typeof bannerTones)[number]

export const menuDescriptionLength = 200
