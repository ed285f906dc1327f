import { storage } from '@pito/web/boot/storage'
import { nameOf } from '../../../tyres/name-of.ts'
import { seenKey } from '../../../tyres/seen-key.ts'
import type { TyreData } from '../tyre-data.ts'
import { seenOfText, textOfSeen, withSeen } from './seen-list.ts'

/** In this browser alone; prices are left out, because tomorrow they may be others. */
export function remember({ card, addresses }: TyreData): void {
  const { id, size, picture } = card
  const seen = { id, name: nameOf(card), size, picture: picture ?? '', ...addresses }
  storage.set(seenKey, textOfSeen(withSeen(seenOfText(storage.get(seenKey)), seen)))
}
