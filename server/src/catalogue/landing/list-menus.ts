import type { getMenus, MenuItem } from '@pito/contracts/content'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { readMenu } from '../../content/index.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import type { Catalogue } from '../catalogue.ts'
import { catalogueOf } from '../open-catalogue.ts'
import { findLanding } from './find-landing.ts'

/** The sizes are looked up in the index of the catalogue, so that the menu takes no statement of its own. */
export async function listMenus(
  ctx: Context,
  input: Input<typeof getMenus>,
): Promise<Answer<typeof getMenus>> {
  return ok(withPages(await readMenu(ctx, input), catalogueOf(ctx.platform)))
}

/** Leaves out sizes that the catalogue does not have, because they have no page, and groups that are empty without them. */
function withPages(items: readonly MenuItem[], catalogue: Catalogue): MenuItem[] {
  return items.flatMap((item) => {
    if (item.type === 'tyre_size' && item.slug !== null)
      return findLanding.size(catalogue, item.slug) ? [item] : []
    const children = withPages(item.children, catalogue)
    return item.children.length > 0 && children.length === 0 ? [] : [{ ...item, children }]
  })
}
