import { getDealerTown, listDealerTowns, listServices } from '@pito/contracts/dealers'
import type { Language } from '@pito/contracts/values/locale'
import { cmsLocaleIds, localeOfLanguage } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import type { PageRequest } from '../../page/page.ts'
import { pointOf } from '../point.ts'

export const townsAddresses = { fi: '/asennuspisteet', en: '/service-points/towns' }

/** Returns the query of a service that the points have to offer, which the URL names by its id. */
function serviceQuery(url: URL) {
  const id = url.searchParams.get('service_id') ?? ''
  return /^[1-9]\d{0,3}$/.test(id) ? { service_id: id } : {}
}

async function nameOfService(
  api: Api,
  { service_id: id }: ReturnType<typeof serviceQuery>,
  language: Language,
): Promise<string | null> {
  if (id === undefined) return null
  const { data } = await api(listServices, { locale_id: localeIdOf(language) })
  const services = typeof data.data === 'string' ? [] : data.data
  return services.find((service) => String(service.id) === id)?.service_name ?? null
}

function localeIdOf(language: Language): string {
  return String(cmsLocaleIds[localeOfLanguage(language) ?? 'fi_FI'])
}

export const loadTowns =
  (language: Language) =>
  async (api: Api, { url }: PageRequest) => {
    const query = serviceQuery(url)
    const [{ data }, service] = await Promise.all([
      api(listDealerTowns, query),
      nameOfService(api, query, language),
    ])
    const suffix = query.service_id === undefined ? '' : `?service_id=${query.service_id}`
    return {
      service,
      towns: data.map((town) => ({
        name: town.town,
        points: town.points,
        href: town[`link_${language}`] + suffix,
      })),
      addresses: townsAddresses,
    }
  }

export const loadTown =
  (language: Language) =>
  async (api: Api, { params, url }: PageRequest) => {
    const query = serviceQuery(url)
    const [{ data }, service] = await Promise.all([
      api(getDealerTown, { slug: params.town ?? '', locale_id: localeIdOf(language), ...query }),
      nameOfService(api, query, language),
    ])
    const { town, dealers } = data
    return {
      service,
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
