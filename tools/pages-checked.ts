import { markChecked, uncheckedDrafts } from '../server/src/content/index.ts'
import { sayAndExit } from '../server/src/platform/process/say-and-exit.ts'
import { withShopDatabase } from './with-shop-database.ts'

/**
 * `npm run pages:checked` lists the pages that are still the drafts of a new shop; with paths it notes that the
 * merchant has checked these pages.
 */
async function pagesChecked(): Promise<void> {
  const paths = process.argv.slice(2)
  await withShopDatabase(async ({ sql }) => {
    for (const path of paths) {
      const wasUnchecked = await markChecked(sql, path)
      console.log(wasUnchecked ? `${path} is checked.` : `${path} is not an unchecked draft.`)
    }
    const left = await uncheckedDrafts(sql)
    console.log(left.length > 0 ? `Not checked yet: ${left.join(', ')}` : 'All pages are checked.')
  })
}

pagesChecked().catch(sayAndExit)
