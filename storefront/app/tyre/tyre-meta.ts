import type { MetaArgs } from '../page/page-meta.ts'
import { documentTitle, shareable } from '../page/page-meta.ts'
import type { WithHead } from '../page/with-head.ts'
import { nameOf } from '../tyres/name-of.ts'
import type { TyreData } from './tyre-data.ts'

export function tyreMeta(args: MetaArgs & { readonly loaderData?: WithHead<TyreData> | undefined }) {
  const { loaderData } = args
  if (!loaderData) return []
  const title = { title: documentTitle(args, nameOfTyre(loaderData)) }
  const { large, slides } = loaderData
  const picture = large[0] !== undefined && slides[0] ? { src: large[0], alt: slides[0].alt } : null
  return shareable(args, [title, ...(loaderData.head ?? [])], {
    type: 'product',
    picture,
  })
}

export function nameOfTyre({ card }: TyreData): string {
  return `${nameOf(card)} ${card.size}`
}
