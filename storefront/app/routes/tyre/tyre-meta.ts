import type { WithHead } from '../../seo/with-head.ts'
import type { TyreData } from './tyre-data.ts'

export function tyreMeta({ loaderData }: { readonly loaderData?: WithHead<TyreData> | undefined }) {
  if (!loaderData) return []
  return [{ title: `${nameOfTyre(loaderData)} – Pito` }, ...(loaderData.head ?? [])]
}

export function nameOfTyre({ card }: TyreData): string {
  return `${card.brand} ${card.model} ${card.size}`
}
