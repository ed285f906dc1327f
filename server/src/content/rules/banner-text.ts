interface Item {
  readonly type: string
  readonly slug: string | null
  readonly descriptionFi: string
  readonly descriptionEn: string
  readonly children: readonly Item[]
}

/**
 * Returns the menu's description of the page itself, or the description of the topmost menu item of its type, which
 * describes all pages of the type. Returns null if there is neither.
 */
export function bannerText(
  menu: readonly Item[],
  type: string,
  slug: string,
): { readonly fi: string; readonly en: string } | null {
  const ofType = all(menu).filter((item) => item.type === type)
  const own = ofType.find((item) => item.slug === slug && hasText(item))
  const found = own ?? ofType.find((item) => item.slug === null && hasText(item))
  return found ? { fi: found.descriptionFi, en: found.descriptionEn } : null
}

function all(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) => [item, ...all(item.children)])
}

function hasText({ descriptionFi, descriptionEn }: Item): boolean {
  return descriptionFi !== '' && descriptionEn !== ''
}
