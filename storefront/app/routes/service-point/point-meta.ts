import type { MetaArgs } from '../../seo/page-meta.ts'
import { shareable } from '../../seo/page-meta.ts'
import type { WithHead } from '../../seo/with-head.ts'
import type { PointData } from './load-point.ts'

export function pointMeta(args: MetaArgs & { readonly loaderData?: WithHead<PointData> | undefined }) {
  const { loaderData } = args
  if (!loaderData) return []
  return shareable(args, [{ title: `${loaderData.point.name} – Pito` }, ...(loaderData.head ?? [])])
}
