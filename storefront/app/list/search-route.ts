import { oneLineOf } from '@pito/contracts/values/one-line-of'
import { personalKindOf } from '@pito/contracts/values/personal-text'
import { searchPaths } from './list-address.ts'

/** Returns whether the words typed may be personal data, such as a licence plate. */
export function isPersonalSearchUrl({ searchParams }: URL): boolean {
  return personalKindOf(oneLineOf(searchParams.get('q') ?? '')) !== null
}

export function translatedSearchPath(path: string): string {
  return path.startsWith(searchPaths.fi) ? searchPaths.en : searchPaths.fi
}
