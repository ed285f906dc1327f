import { getDealerTown, listDealerTowns } from '@pito/contracts/dealers'
import type { Language } from '@pito/contracts/values/locale'
import { cmsLocaleIds, localeOfLanguage } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import type { PageRequest } from '../../api/page.ts'
import { pointOf } from '../../service-points/point.ts'

export const townsAddresses = { fi: '/asennuspisteet', en: '/service-points/towns' }

export const loadTowns = (language: Language) => async (api: Api) => {
  const { data } = await api(listDealerTowns, {})
  return {
    towns: data.map((town) => ({ name: town.town, points: town.points, href: town[`link_${language}`] })),
    addresses: townsAddresses,
  }
}

export const loadTown =
  (language: Language) =>
  async (api: Api, { params }: PageRequest) => {
    const locale = localeOfLanguage(language) ?? 'fi_FI'
    const { data } = await api(getDealerTown, {
      slug: params.town ?? '',
      locale_id: String(cmsLocaleIds[locale]),
    })
    const { town, dealers } = data
    return {
      town: town.town,
      total: town.points,
      points: dealers.map(pointOf),
      addresses: { fi: town.link_fi, en: town.link_en },
    }
  }

export type TownsData = Awaited<ReturnType<ReturnType<typeof loadTowns>>>
export type TownData = Awaited<ReturnType<ReturnType<typeof loadTown>>>

export function translatedTownPath(path: string): string {
  const [, first = '', town] = path.split('/')
  if (first === 'asennuspisteet') return town ? `/service-points/${town}` : townsAddresses.en
  return path === townsAddresses.en ? townsAddresses.fi : `/asennuspisteet/${town}`
}
