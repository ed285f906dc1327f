import type { Tx } from '../../platform/database/sql.ts'
import { addMenu } from '../add-menu.ts'
import { hasContent } from '../page-store.ts'
import { saveCmsPage } from '../save-cms-page.ts'
import { markUncheckedDrafts } from '../unchecked-drafts.ts'
import { draftMenu } from './draft-menu.ts'
import { draftPages } from './draft-pages.ts'

/** Fills an empty production shop with drafts of its pages and its menu, for the merchant to check. */
export async function fillDrafts(tx: Tx, now: Date): Promise<void> {
  if (await hasContent(tx)) return
  for (const draft of draftPages()) await saveCmsPage(tx, draft, now)
  await markUncheckedDrafts(tx)
  await addMenu(tx, draftMenu())
}
