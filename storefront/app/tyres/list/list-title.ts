import type { TyreWords } from '../../words/tyres.ts'
import { listHeading } from './list-heading.ts'
import type { ListState } from './list-state.ts'
import { sizeOfList } from './size-of-list.ts'

/** Returns the heading and the size in one line. */
export function listTitle(state: ListState, w: TyreWords): string {
  return [listHeading(state, w), sizeOfList(state.size)].filter(Boolean).join(' ')
}
