import type { WithHead } from '../../seo/with-head.ts'
import type { PointData } from './load-point.ts'

export function pointMeta({ loaderData }: { readonly loaderData?: WithHead<PointData> | undefined }) {
  if (!loaderData) return []
  return [{ title: `${loaderData.point.name} – Pito` }, ...(loaderData.head ?? [])]
}
