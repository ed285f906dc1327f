import type { ServerOnly } from '../static/server-only.ts'
import { serverOnly } from '../static/server-only.ts'
import type { TyreCardData } from '../tyres/tyre-card-data.ts'
import type { TyreCardProps } from './tyre-card.tsx'

export type CardItem = ServerOnly<TyreCardProps>

export function cardItem(tyre: TyreCardData, look: Omit<TyreCardProps, 'tyre'>): CardItem {
  return serverOnly(`tyre-${tyre.id}`, { tyre, ...look })
}
