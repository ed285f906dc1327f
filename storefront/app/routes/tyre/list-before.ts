import { openedFromIn } from '../../frame/opened-from.ts'
import { readListPath } from '../../list/list-path.ts'

/** The address of the list that a tyre was opened from; null where it was opened from anything else. */
export function listBefore(state: unknown): string | null {
  const from = openedFromIn(state) ?? ''
  const [path = ''] = from.split('?')
  return readListPath(path) ? from : null
}
