import { oneLineOf } from '@pito/contracts/values/one-line-of'
import { hasPersonalText } from '@pito/contracts/values/personal-text'
import { searchPaths } from './list-address.ts'

/** Returns whether the words typed may contain personal data, such as a licence plate. */
export function isPersonalSearchUrl({ searchParams }: URL): boolean {
  return hasPersonalText(oneLineOf(searchParams.get('q') ?? ''))
}

export function translatedSearchPath(path: string): string {
  return path.startsWith(searchPaths.fi) ? searchPaths.en : searchPaths.fi
}
