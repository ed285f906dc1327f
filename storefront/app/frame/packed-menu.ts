import type { MenuEntry, PageLink } from './frame-data.ts'

const between = '\t'

function lineOf(parts: readonly (string | number)[]): string {
  return parts
    .map((part) => String(part).replace(/\s/g, ' '))
    .join(between)
    .trimEnd()
}

/** A line an item, and below it what hangs on it: the frame travels with every page, and as objects takes twice the room. */
export function packedMenu(entries: readonly MenuEntry[], depth = 0): string {
  return entries
    .flatMap(({ name, kind, link, slug, description, image, children }) => [
      lineOf([depth, name, kind, link ?? '', slug ?? '', description, image ?? '']),
      ...(children.length > 0 ? [packedMenu(children, depth + 1)] : []),
    ])
    .join('\n')
}

export function menuIn(packed: string): readonly MenuEntry[] {
  const top: MenuEntry[] = []
  const above = [top]
  for (const line of packed.split('\n')) {
    const [depth = '', name = '', kind = '', link = '', slug = '', description = '', image] =
      line.split(between)
    const children: MenuEntry[] = []
    const entry = { name, kind, link: link || null, slug: slug || null, description, children }
    above[Number(depth)]?.push(image ? { ...entry, image } : entry)
    above[Number(depth) + 1] = children
  }
  return packed === '' ? [] : top
}

export function packedLinks(links: readonly PageLink[]): string {
  return links.map(({ title, href }) => lineOf([title, href])).join('\n')
}

export function linksIn(packed: string): readonly PageLink[] {
  return packed.split('\n').flatMap((line) => {
    const [title = '', href] = line.split(between)
    return href ? [{ title, href }] : []
  })
}
