import type { CmsPageLine, MenuItem } from '@pito/contracts/content'
import { getCmsPages, getMenus } from '@pito/contracts/content'
import type { Language, Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'

/** A menu item, with its texts in the page's language only. */
export interface MenuEntry {
  readonly name: string
  readonly description: string
  readonly link: string | null
  readonly kind: string
  readonly slug: string | null
  /** The URL of the item's picture. Most items have none. */
  readonly image?: string
  readonly children: readonly MenuEntry[]
}

export interface PageLink {
  readonly title: string
  readonly href: string
}

/** The menus and links in the header and footer of every page. */
export interface FrameData {
  readonly menus: readonly MenuEntry[]
  readonly topBar: readonly PageLink[]
  readonly hamburger: readonly PageLink[]
  readonly footer: readonly PageLink[]
}

export async function loadFrame(api: Api, locale: Locale): Promise<FrameData> {
  const [menus, topBar, hamburger, footer] = await Promise.all([
    api(getMenus, {}),
    api(getCmsPages, { type: 'Campaign' }),
    api(getCmsPages, { type: 'Hamburger' }),
    api(getCmsPages, { type: 'Footer' }),
  ])
  return {
    menus: entriesOf(menus.data, languageOf(locale)),
    topBar: linksOf(topBar.data),
    hamburger: linksOf(hamburger.data),
    footer: linksOf(footer.data),
  }
}

const entriesOf = (items: readonly MenuItem[], language: Language) =>
  items.map((item) => entryOf(item, language))
const linksOf = (pages: readonly CmsPageLine[]) => pages.map(linkOf)

function entryOf(item: MenuItem, language: Language): MenuEntry {
  return {
    name: item[`name_${language}`],
    description: item[`description_${language}`],
    link: item.link,
    kind: item.type,
    slug: item.slug,
    ...(item.image_path !== null && { image: item.image_path }),
    children: item.children.map((child) => entryOf(child, language)),
  }
}

function linkOf({ title, url_path }: { title: string; url_path: string }): PageLink {
  return { title, href: `/information/${url_path}` }
}
