import { headOf } from '../../seo/head-of.ts'
import type { TyreData } from './tyre-data.ts'

export function tyreMeta({ loaderData }: { readonly loaderData?: TyreData | undefined }) {
  if (!loaderData) return []
  return [{ title: `${nameOfTyre(loaderData)} – Pito` }, ...headOf(loaderData)]
}

export function nameOfTyre({ card }: TyreData): string {
  return `${card.brand} ${card.model} ${card.size}`
}
