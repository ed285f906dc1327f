import type { OpenedFrom } from '../../frame/opened-from.ts'
import { readListPath } from '../../list/list-path.ts'

/** The address of the list that a tyre was opened from; null where it was opened from anything else. */
export function listBefore(state: unknown): string | null {
  const from = isOpenedFrom(state) ? state.openedFrom : ''
  const [path = ''] = from.split('?')
  return readListPath(path) ? from : null
}

/** What stands in the history is whatever a page or an earlier edition of the shop has put there. */
function isOpenedFrom(state: unknown): state is OpenedFrom {
  return (
    typeof state === 'object' &&
    state !== null &&
    'openedFrom' in state &&
    typeof state.openedFrom === 'string'
  )
}
