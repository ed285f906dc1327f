import type { CmsPageLine, MenuItem } from '@pito/contracts/content'
import { getCmsPages, getMenus } from '@pito/contracts/content'
import { derived } from '@pito/contracts/values/derived'
import type { Language, Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { Api } from '../api/api.ts'
import { packedLinks, packedMenu } from './packed-menu.ts'

/** A menu item in the page's language alone. */
export interface MenuEntry {
  readonly name: string
  readonly description: string
  readonly link: string | null
  readonly kind: string
  readonly slug: string | null
  /** The address of its picture; most have none. */
  readonly image?: string
  readonly children: readonly MenuEntry[]
}

export interface PageLink {
  readonly title: string
  readonly href: string
}

/** Packed: whoever shows a part of it takes it out. */
export interface FrameData {
  readonly menus: string
  readonly topBar: string
  readonly hamburger: string
  readonly footer: string
}

export async function loadFrame(api: Api, locale: Locale): Promise<FrameData> {
  const [menus, topBar, hamburger, footer] = await Promise.all([
    api(getMenus, {}),
    api(getCmsPages, { type: 'Campaign' }),
    api(getCmsPages, { type: 'Hamburger' }),
    api(getCmsPages, { type: 'Footer' }),
  ])
  const language = languageOf(locale)
  return {
    menus: packedMenus(menus.data, language),
    topBar: packedPages(topBar.data, language),
    hamburger: packedPages(hamburger.data, language),
    footer: packedPages(footer.data, language),
  }
}

// The server keeps these answers until somebody writes content: page after page gets the same.
const packedMenus = derived((items: readonly MenuItem[], language: Language) =>
  packedMenu(items.map((item) => entryOf(item, language))),
)
const packedPages = derived((pages: readonly CmsPageLine[], _language: Language) =>
  packedLinks(pages.map(linkOf)),
)

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
