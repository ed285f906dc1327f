import { getCmsPage } from '@pito/contracts/content'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import type { PageRequest } from '../page/page.ts'
import { finderVehicle, firstVehicle } from '../vehicle/finder/finder-choice.ts'
import { findStart } from '../vehicle/finder/finder-start.ts'
import { loadBelow } from './below/load-below.ts'

export async function loadHome(api: Api, { locale, season, url }: PageRequest) {
  const vehicle = finderVehicle(url.searchParams.get('vehicle')) ?? firstVehicle
  const [banner, finder, below] = await Promise.all([
    // If the content cannot be loaded, the front page is shown without the banner text.
    api(getCmsPage, { page: 'home-page-banner-text', locale_id: cmsLocaleIds[locale] }).catch(() => null),
    findStart(api, url, { full: true }),
    loadBelow(api, { locale, season }, vehicle),
  ])
  return { banner: banner?.data.translations[0]?.content ?? '', finder, below }
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>
