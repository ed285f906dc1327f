import type { MenuItem } from '@pito/contracts/content'
import { getMenus } from '@pito/contracts/content'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { derived } from '@pito/contracts/values/derived'
import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { cachedUntilChanged } from './cached-until-changed.ts'
import { menuLinkOf } from './rules/menu-link-of.ts'
import type { Branch } from './rules/menu-tree.ts'
import { menuTree, topmostOfType } from './rules/menu-tree.ts'
import { menuTypeOf } from './rules/menu-type-of.ts'
import type { MenuRow } from './store.ts'
import { menuRows } from './store.ts'

const cachedTree = cachedUntilChanged(async (sql) => menuTree(await menuRows(sql)))

export const cachedMenu = (ctx: Context): Promise<readonly Branch<MenuRow>[]> => cachedTree(ctx, 'menu')

const wholeMenu = derived((tree: readonly Branch<MenuRow>[], locale: Locale) =>
  getMenus.response.parse(answerOf(tree, locale)),
)

export async function listMenus(
  ctx: Context,
  { type }: Input<typeof getMenus>,
): Promise<Answer<typeof getMenus>> {
  const tree = await cachedMenu(ctx)
  return type ? answerOf(topmostOfType(tree, menuTypeOf(type)), ctx.locale) : wholeMenu(tree, ctx.locale)
}

const answerOf = (items: readonly Branch<MenuRow>[], locale: Locale) =>
  ok(items.map((item) => shown(item, locale)))

function shown(item: Branch<MenuRow>, locale: Locale): MenuItem {
  return {
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
    children: item.children.map((child) => shown(child, locale)),
  }
}
