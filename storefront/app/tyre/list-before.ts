import { openedFromIn } from '../frame/opened-from.ts'
import { readListPath } from '../tyres/list/list-path.ts'

/** Returns the path of the list from which the tyre was opened, or null if the visitor came from another page. */
export function listBefore(state: unknown): string | null {
  const from = openedFromIn(state) ?? ''
  const [path = ''] = from.split('?')
  return readListPath(path) ? from : null
}
