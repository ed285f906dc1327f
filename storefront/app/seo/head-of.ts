import type { MetaDescriptor } from 'react-router'

// Beside the data and not among them: what the document says once does not travel with it a second time.
const heads = new WeakMap<object, readonly MetaDescriptor[]>()

export function keepHead(data: object, head: readonly MetaDescriptor[]): void {
  const own = head.map((tag) => ('script:ld+json' in tag ? tag : { ...tag, 'data-own': '' }))
  heads.set(data, own)
}

/** Nothing in a browser, which leaves the tags as they came until a link leads on (leave-head.ts). */
export function headOf(data: object): readonly MetaDescriptor[] {
  return heads.get(data) ?? []
}
