import { openedFromIn } from '../../frame/opened-from.ts'
import { readListPath } from '../../list/list-path.ts'

/** Returns the address of the list from which the tyre was opened; null if it was opened from another page. */
export function listBefore(state: unknown): string | null {
  const from = openedFromIn(state) ?? ''
  const [path = ''] = from.split('?')
  return readListPath(path) ? from : null
}
