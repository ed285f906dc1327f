import { brandKey } from '@pito/contracts/values/brand-key'

interface WithName {
  readonly name: string
  readonly nameFi?: string | null
  readonly slug: string
}

/**
 * Finds the candidate that a name in a URL refers to. It compares the slugs first, and then the names in both
 * languages, whatever their spelling.
 */
export function findByName<Named extends WithName>(
  text: string,
  candidates: Iterable<Named>,
): Named | undefined {
  const all = [...candidates]
  const key = brandKey(text)
  return (
    all.find(({ slug }) => slug === key) ??
    all.find(({ name, nameFi }) => key !== '' && [name, nameFi ?? ''].some((each) => brandKey(each) === key))
  )
}
