import { getDealerDetails } from '@pito/contracts/dealers'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import type { PageRequest } from '../../page/page.ts'
import { pointOf } from '../point.ts'

const paths = { fi: '/asennuspiste/', en: '/service-point/' }

export async function loadPoint(api: Api, { params, locale }: PageRequest) {
  const locale_id = String(cmsLocaleIds[locale])
  const { data } = await api(getDealerDetails, { id: params.slug ?? '', locale_id })
  const point = pointOf(data)
  return { point, prices: data.services, addresses: point.links }
}

export type PointData = Awaited<ReturnType<typeof loadPoint>>

export function translatedPointPath(path: string): string {
  return path.startsWith(paths.fi) ? path.replace(paths.fi, paths.en) : path.replace(paths.en, paths.fi)
}
