import { brandKey } from '@pito/contracts/values/brand-key'

interface Thing {
  readonly name: string
  readonly nameFi?: string | null
  readonly slug: string
}

/** What a page address means: by slug first, else by a name of either language, however it is written. */
export function thingNamed<Named extends Thing>(text: string, things: Iterable<Named>): Named | undefined {
  const all = [...things]
  const key = brandKey(text)
  return (
    all.find(({ slug }) => slug === key) ??
    all.find(({ name, nameFi }) => key !== '' && [name, nameFi ?? ''].some((each) => brandKey(each) === key))
  )
}
