import type { getMenus, MenuItem } from '@pito/contracts/content'
import type { Input } from '@pito/contracts/endpoint'
import { derived } from '@pito/contracts/values/derived'
import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { Context } from '../platform/context.ts'
import { cachedUntilChanged } from './cached-until-changed.ts'
import { menuLinkOf } from './rules/menu-link-of.ts'
import type { Branch } from './rules/menu-tree.ts'
import { menuTree, topmostOfType } from './rules/menu-tree.ts'
import { menuTypeOf } from './rules/menu-type-of.ts'
import type { MenuRow } from './store.ts'
import { menuRows } from './store.ts'

const cachedTree = cachedUntilChanged(async (sql) => menuTree(await menuRows(sql)))

export const cachedMenu = (ctx: Context): Promise<readonly Branch<MenuRow>[]> => cachedTree(ctx, 'menu')

const wholeMenu = derived(shownItems)

/** Returns the whole menu, or the topmost items of one type. Items of sizes are included even if none is sold. */
export async function readMenu(ctx: Context, { type }: Input<typeof getMenus>): Promise<readonly MenuItem[]> {
  const tree = await cachedMenu(ctx)
  return type ? shownItems(topmostOfType(tree, menuTypeOf(type)), ctx.locale) : wholeMenu(tree, ctx.locale)
}

function shownItems(items: readonly Branch<MenuRow>[], locale: Locale): MenuItem[] {
  return items.map((item) => ({
    id: item.id,
    type: item.type,
    slug: item.slug,
    name_fi: item.nameFi,
    name_en: item.nameEn,
    description_fi: item.descriptionFi,
    description_en: item.descriptionEn,
    image_path: item.imagePath,
    link: menuLinkOf(item, languageOf(locale)),
    link_fi: menuLinkOf(item, 'fi'),
    link_en: menuLinkOf(item, 'en'),
    children: shownItems(item.children, locale),
  }))
}
