import type { Locale } from '@pito/contracts/values/locale'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { MarkingButton, MarkingDialog } from './marking-help.tsx'

/** Opens the explanation in the given language and returns the URL of its picture. */
async function openHelp(locale: Locale, name: string, words: string) {
  const { unmount } = await renderInShop(
    <>
      <MarkingButton />
      <MarkingDialog />
    </>,
    { locale },
  )
  await page.getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect.element(dialog).toMatchTextContent(words)
  const picture = dialog.getByRole('img').element().getAttribute('src')
  await unmount()
  return picture
}

test("the size marking is explained in the page's language", async () => {
  const english = await openHelp('en_GB', 'Size marking', 'on the sidewall')
  expect(await openHelp('fi_FI', 'Kokomerkintä', 'renkaan kyljessä')).not.toBe(english)
})
