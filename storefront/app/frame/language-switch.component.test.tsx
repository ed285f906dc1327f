import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { LanguageSwitch } from './language-switch.tsx'

test('the other language keeps the sorted query, but not the service point', async () => {
  await renderInShop(<LanguageSwitch />, { address: '/compare?width=205&ServicePoint=x&brand=Nokian' })
  const link = page.getByRole('link', { name: 'Suomeksi' })
  await expect.element(link).toHaveAttribute('href', '/compare?brand=Nokian&lang=fi&width=205')
  await expect.element(link).toHaveAttribute('hreflang', 'fi')
})

test('a page whose path has a translation leads to that path', async () => {
  await renderInShop(<LanguageSwitch />, {
    locale: 'fi_FI',
    address: '/asennuspiste/tampere',
    route: { handle: { translate: (path: string) => path.replace('asennuspiste', 'service-point') } },
  })
  const link = page.getByRole('link', { name: 'In English' })
  await expect.element(link).toHaveAttribute('href', '/service-point/tampere?lang=en')
})
