import type { CmsPageLine, MenuItem } from '@pito/contracts/content'
import { getCmsPages, getMenus } from '@pito/contracts/content'
import type { Language, Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { lookUp } from '@pito/contracts/values/look-up'
import type { DrawnIcon } from '@pito/ui/icon-class'
import type { Api } from '@pito/web/api/api'

const icons: Readonly<Record<string, DrawnIcon>> = {
  'winter-studded': 'stud',
  'winter-friction': 'flake',
  'all-season': 'all-season',
  summer: 'sun',
  'car-suv-4x4': 'car',
  'light-commercial-vehicles': 'van',
  trucks: 'truck',
}

/** A menu item, with its texts in the page's language only. */
export interface MenuEntry {
  readonly name: string
  readonly description: string
  readonly link: string | null
  readonly kind: string
  /** Shown if the item has no picture. */
  readonly icon?: DrawnIcon
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

const aboutServicePoints = /^\/(?:information\/)?(?:service-points|asennuspisteet)\b/

/** Returns the links of the frame. Those to service points are left out of a shop that has none. */
export async function loadFrame(
  api: Api,
  { locale, offersFitting }: { readonly locale: Locale; readonly offersFitting: boolean },
): Promise<FrameData> {
  const isShown = (address: string | null) => offersFitting || !aboutServicePoints.test(address ?? '')
  const [menus, topBar, hamburger, footer] = await Promise.all([
    api(getMenus, {}),
    api(getCmsPages, { type: 'Campaign' }),
    api(getCmsPages, { type: 'Hamburger' }),
    api(getCmsPages, { type: 'Footer' }),
  ])
  return {
    menus: entriesOf(menus.data, languageOf(locale)).filter(({ link }) => isShown(link)),
    topBar: linksOf(topBar.data).filter(({ href }) => isShown(href)),
    hamburger: linksOf(hamburger.data).filter(({ href }) => isShown(href)),
    footer: linksOf(footer.data).filter(({ href }) => isShown(href)),
  }
}

// In the HTML, React Router writes an object once, however often it occurs, but each empty list anew.
const noEntries: readonly MenuEntry[] = []
const entriesOf = (items: readonly MenuItem[], language: Language) =>
  items.map((item) => entryOf(item, language))
const linksOf = (pages: readonly CmsPageLine[]) => pages.map(linkOf)

function entryOf(item: MenuItem, language: Language): MenuEntry {
  const icon = lookUp(icons, item.slug ?? '')
  return {
    name: item[`name_${language}`],
    description: item[`description_${language}`],
    link: item.link,
    kind: item.type,
    ...(icon && { icon }),
    ...(item.image_path !== null && { image: item.image_path }),
    children: item.children.length > 0 ? entriesOf(item.children, language) : noEntries,
  }
}

function linkOf({ title, url_path }: { title: string; url_path: string }): PageLink {
  return { title, href: `/information/${url_path}` }
}
