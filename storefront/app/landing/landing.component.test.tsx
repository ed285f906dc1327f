import { getBrandModels, getBrandTyres, getPage } from '@pito/contracts/landing'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import Landing, { clientLoader } from './landing.tsx'

const nordman = {
  type: 'brand',
  title: 'Nordman',
  banner_text: '',
  image_path: null,
  block1_description: '<p>Northern winters.</p>',
  block2_description: '<p>Made in Finland.</p>',
  block3_description: '<p>For cars and vans.</p>',
  meta_description: '',
  brand: null,
  tyre_season_id: null,
  range: { tyres: 0, models: 0, min_price: null },
  link_fi: '/brand/nordman',
  link_en: '/brand/nordman',
} as const

const noRows = () => Response.json({ success: 1, data: [], total: 0, page: 1, last_page: 1 })

test('lists that cannot be loaded leave the page standing, and are loaded again by a press', async () => {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'))
  const stub = stubApi()
    .on(getPage, () => nordman)
    .on(getBrandModels, fail)
    .on(getBrandTyres, fail)
  await renderInShop(<Landing />, {
    address: '/brand/nordman',
    route: { path: '/brand/:brandname', loader: clientLoader, HydrateFallback: () => null } as never,
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Nordman' })).toBeVisible()
  const missing = page.getByText('These could not be fetched')
  await expect.element(missing).toHaveLength(2)
  stub.on(getBrandModels, noRows).on(getBrandTyres, noRows)
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(page.getByText('There is no tyre in the range just now')).toBeVisible()
  await expect.element(page.getByText('There is no model in the range just now')).toBeVisible()
  await expect.element(missing).not.toBeInTheDocument()
})
