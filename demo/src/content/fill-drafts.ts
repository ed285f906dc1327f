import type { MenuDraft } from '@pito/server/src/content/index.ts'
import { addMenu, hasContent, markUncheckedDrafts, saveCmsPage } from '@pito/server/src/content/index.ts'
import type { Tx } from '@pito/server/src/platform/database/sql.ts'
import { menu } from './menu.ts'
import { draftPages } from './pages.ts'

/** Pages that make sense in the demo only. */
const ofDemo = new Set([
  'about-this-shop',
  'top-offer-header',
  'home-page-banner-text',
  'homepage-promotion-box',
  'homepage-promotion-wide',
])
/** Menu items that refer to a record of the demo's catalogue. */
const refersToCatalogue = new Set(['model', 'brand'])

/** Fills an empty production shop with drafts of its pages and its menu, for the merchant to check. */
export async function fillDrafts(tx: Tx, now: Date): Promise<void> {
  if (await hasContent(tx)) return
  const drafts = draftPages().filter(({ urlPath }) => !ofDemo.has(urlPath))
  for (const draft of drafts) await saveCmsPage(tx, draft, now)
  await markUncheckedDrafts(tx)
  await addMenu(
    tx,
    menu.map((item) => ({
      ...item,
      ...(item.children && {
        children: item.children.filter(({ type }) => !refersToCatalogue.has(type)).map(withoutNameOnTyre),
      }),
    })),
  )
}

/** Shows the tread in place of the whole tyre, whose sidewall names the demo. */
function withoutNameOnTyre({ imagePath, ...item }: MenuDraft): MenuDraft {
  return { ...item, ...(imagePath && { imagePath: imagePath.replace('-hero', '-close') }) }
}
