import { getDealerTown, listDealerTowns, listServices } from '@pito/contracts/dealers'
import type { Locale } from '@pito/contracts/values/locale'
import { cmsLocaleIds, languageOf } from '@pito/contracts/values/locale'
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
  locale: Locale,
): Promise<string | null> {
  if (id === undefined) return null
  const { data } = await api(listServices, { locale_id: localeIdOf(locale) })
  const services = typeof data.data === 'string' ? [] : data.data
  return services.find((service) => String(service.id) === id)?.service_name ?? null
}

function localeIdOf(locale: Locale): string {
  return String(cmsLocaleIds[locale])
}

export async function loadTowns(api: Api, { url, locale }: PageRequest) {
  const query = serviceQuery(url)
  const [{ data }, service] = await Promise.all([
    api(listDealerTowns, query),
    nameOfService(api, query, locale),
  ])
  const suffix = query.service_id === undefined ? '' : `?service_id=${query.service_id}`
  return {
    service,
    towns: data.map((town) => ({
      name: town.town,
      points: town.points,
      href: town[`link_${languageOf(locale)}`] + suffix,
    })),
    addresses: townsAddresses,
  }
}

export async function loadTown(api: Api, { params, url, locale }: PageRequest) {
  const query = serviceQuery(url)
  const [{ data }, service] = await Promise.all([
    api(getDealerTown, { slug: params.town ?? '', locale_id: localeIdOf(locale), ...query }),
    nameOfService(api, query, locale),
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

export type TownsData = Awaited<ReturnType<typeof loadTowns>>
export type TownData = Awaited<ReturnType<typeof loadTown>>

export function translatedTownPath(path: string): string {
  const [, first = '', town] = path.split('/')
  if (first === 'asennuspisteet') return town ? `/service-points/${town}` : townsAddresses.en
  return path === townsAddresses.en ? townsAddresses.fi : `/asennuspisteet/${town}`
}
