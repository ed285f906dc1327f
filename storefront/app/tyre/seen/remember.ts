import { storage } from '@pito/web/boot/storage'
import { nameOf } from '../../tyres/name-of.ts'
import { seenKey } from '../../tyres/seen-key.ts'
import type { TyreData } from '../tyre-data.ts'
import { seenOfText, textOfSeen, withSeen } from './seen-list.ts'

/** Stores the tyre in this browser only. The price is not stored, because it may change. */
export function remember({ card, addresses }: TyreData): void {
  const { id, size, picture } = card
  const seen = { id, name: nameOf(card), size, picture: picture ?? '', ...addresses }
  storage.set(seenKey, textOfSeen(withSeen(seenOfText(storage.get(seenKey)), seen)))
}
