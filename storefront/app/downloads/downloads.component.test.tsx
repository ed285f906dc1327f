import { listCategories, listDownloads } from '@pito/contracts/downloads'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import Downloads, { clientLoader } from './downloads.tsx'

const guide = {
  id: 1,
  title: 'Winter tyre guide',
  file_name: 'winter-tyre-guide-en.pdf',
  bytes: 1200,
  group_category: { id: 1, name: 'Guides' },
}

test('files that cannot be loaded take away only their part of the page', async () => {
  const stub = stubApi()
    .on(listCategories, () => [])
    .on(listDownloads, () => Promise.reject(new TypeError('Failed to fetch')))
  await renderInShop(<Downloads />, {
    address: '/downloads',
    route: { loader: clientLoader, HydrateFallback: () => null } as never,
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent('The files could not be fetched')
  await expect.element(page.getByRole('form', { name: 'Price list' })).toBeVisible()
  stub.on(listDownloads, () => [guide])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Winter tyre guide')).toBeVisible()
})
