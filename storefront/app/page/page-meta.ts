import { addressIn } from '@pito/contracts/values/address-in'
import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { MetaDescriptor } from 'react-router'
import type { RootData } from './root-data.ts'

export interface MetaArgs {
  readonly matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  readonly location?: { readonly pathname: string }
  readonly loaderData?: unknown
  /** The error, if the page failed and shows its error boundary. */
  readonly error?: unknown
}

export function localeOfMeta(args: MetaArgs): Locale {
  return rootOf(args)?.locale ?? 'fi_FI'
}

export function originOfMeta(args: MetaArgs): string {
  return rootOf(args)?.origin ?? ''
}

/** Returns the title of a document: the title of the page and the name of the shop. */
export function documentTitle(args: MetaArgs, title: string): string {
  return titleWithShop(title, rootOf(args)?.shopName)
}

export function titleWithShop(title: string, shopName: string | undefined): string {
  return shopName ? `${title} – ${shopName}` : title
}

function rootOf({ matches }: MetaArgs): RootData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
}

/** Returns the title of a page in its language, and the tags of its head if it has any. `ErrorPage` sets the title of a failed page. */
export function titled<Area>(
  area: { fi: Area; en: Area },
  title: (area: Area, shop: Pick<RootData, 'servicePoints'>) => string,
  description?: (area: Area, shop: Pick<RootData, 'servicePoints'>) => string,
) {
  return (args: MetaArgs): MetaDescriptor[] => {
    if (args.error) return []
    const w = area[languageOf(localeOfMeta(args))]
    const shop = rootOf(args) ?? { servicePoints: 0 }
    const tags = [{ title: documentTitle(args, title(w, shop)) }]
    const { head = [] } = (args.loaderData ?? {}) as { readonly head?: readonly MetaDescriptor[] }
    return description
      ? [...shareable(args, [...tags, { name: 'description', content: description(w, shop) }]), ...head]
      : tags
  }
}
export const notIndexed: MetaDescriptor = { name: 'robots', content: 'noindex' }

interface Shared {
  readonly type?: 'website' | 'product'
  /** The picture in the size for shared links. If there is none, the shop's own picture is used. */
  readonly picture?: { readonly src: string; readonly alt: string } | null | undefined
}

/** Returns the title and description of a page, with the Open Graph tags for shared links. */
export function shareable(
  args: MetaArgs,
  tags: readonly MetaDescriptor[],
  { type = 'website', picture }: Shared = {},
): MetaDescriptor[] {
  const [locale, origin] = [localeOfMeta(args), originOfMeta(args)]
  const title = tags.map((tag) => ('title' in tag ? tag.title : '')).find(Boolean)
  const description = tags.find((tag) => 'name' in tag && tag.name === 'description')
  const addresses = (args.loaderData as WithAddresses | undefined)?.addresses
  const language = languageOf(locale)
  return [
    ...tags,
    tag('title', title),
    ...(description && 'content' in description ? [tag('description', description.content)] : []),
    tag('url', origin + (addresses?.[language] ?? addressIn(args.location?.pathname ?? '/', language))),
    tag('type', type),
    tag('site_name', rootOf(args)?.shopName ?? ''),
    tag('locale', locale),
    ...pictureTags(args, picture),
  ]
}

/** Returns the tags for the picture. The height of an uploaded picture is not known here. */
function pictureTags(args: MetaArgs, picture: Shared['picture']): MetaDescriptor[] {
  const root = rootOf(args)
  const src = picture?.src ?? (root && sharePicture(root))
  if (!src) return []
  const alt = picture?.alt ?? root?.shopName ?? ''
  const height = picture ? 1200 : 630
  const isUploaded = picture?.src.includes('/upload-')
  return [
    tag('image', originOfMeta(args) + src),
    ...(alt === '' ? [] : [tag('image:alt', alt)]),
    ...(isUploaded ? [] : [tag('image:width', 1200), tag('image:height', height)]),
  ]
}

/**
 * Returns the path of the shop's own picture, of 1200 by 630 pixels. That of the demo shows the name of the demo; its
 * query is the beginning of the file's digest, so that a new picture has a new address.
 */
export function sharePicture({ shopLogo, demo }: Pick<RootData, 'shopLogo' | 'demo'>): string | null {
  if (shopLogo) return `/pictures/1200/${shopLogo.name}/logo.jpg`
  return demo ? '/share.jpg?2023' : null
}

function tag(property: string, content: unknown): MetaDescriptor {
  return { property: `og:${property}`, content: String(content) }
}

/** The loader data of pages whose path differs between the languages. */
interface WithAddresses {
  readonly addresses?: { readonly fi: string; readonly en: string }
}
