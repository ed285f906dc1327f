import type { ServerOnly } from '../static/server-only.ts'
import { serverOnly } from '../static/server-only.ts'
import type { TyreCardProps } from './tyre-card.tsx'
import type { TyreCardData } from './tyre-card-data.ts'

export type CardItem = ServerOnly<TyreCardProps>

export function cardItem(tyre: TyreCardData, look: Omit<TyreCardProps, 'tyre'>): CardItem {
  return serverOnly(`tyre-${tyre.id}`, { tyre, ...look })
}
