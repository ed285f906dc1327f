import { brandKey } from '@pito/contracts/values/brand-key'

interface WithName {
  readonly name: string
  readonly nameFi?: string | null
  readonly slug: string
}

/** Finds what a page address names: by slug first, otherwise by a name in either language, whatever its spelling. */
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
