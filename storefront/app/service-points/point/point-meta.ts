import type { MetaArgs } from '../../page/page-meta.ts'
import { documentTitle, shareable } from '../../page/page-meta.ts'
import type { WithHead } from '../../page/with-head.ts'
import type { PointData } from './load-point.ts'

export function pointMeta(args: MetaArgs & { readonly loaderData?: WithHead<PointData> | undefined }) {
  const { loaderData } = args
  if (!loaderData) return []
  return shareable(args, [{ title: documentTitle(args, loaderData.point.name) }, ...(loaderData.head ?? [])])
}
