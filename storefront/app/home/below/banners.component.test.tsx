import { getBanners } from '@pito/contracts/offers'
import { stubApi } from '@pito/web/testing/stub-api'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyPicture } from '../../../testing/empty-picture.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { Banners } from './banners.tsx'
import type { BelowData } from './load-below.ts'

const banner = (id: number, title: string) => ({
  id,
  title,
  description: '<p>For ice and packed snow.</p>',
  link: '/tyres',
  tone: 'frost' as const,
  image_base_path: '',
  image: emptyPicture,
})
const below = { banners: [banner(1, 'Ice'), banner(2, 'Slush')] } as unknown as BelowData
function Switched() {
  const [vehicle, setVehicle] = useState<number | null>(null)
  return (
    <>
      <button type="button" onClick={() => setVehicle(4)}>
        Truck
      </button>
      <Banners below={below} vehicle={vehicle} />
    </>
  )
}

const heading = (name: string) => page.getByRole('heading', { name, level: 3 })

test('the banners of another vehicle replace those of the page', async () => {
  const { requests } = stubApi().on(getBanners, () => [banner(3, 'Loading dock')])
  await renderInShop(<Switched />)
  await expect.element(heading('Ice')).toBeVisible()
  expect(requests).toEqual([])
  await page.getByRole('button', { name: 'Truck' }).click()
  await expect.element(heading('Loading dock')).toBeVisible()
  await expect.element(heading('Ice')).not.toBeInTheDocument()
})

test('banners that cannot be loaded leave those of the page', async () => {
  const { requests } = stubApi().on(getBanners, () => Promise.reject(new TypeError('Failed to fetch')))
  await renderInShop(<Banners below={below} vehicle={4} />)
  await expect.poll(() => requests).toEqual(['GET /api/v1/banners/1/3'])
  await expect.element(heading('Ice')).toBeVisible()
})

test('without banners the page has no heading for them', async () => {
  await renderInShop(<Banners below={{ ...below, banners: [] }} vehicle={null} />)
  await expect.element(page.getByRole('heading', { name: 'Choose by the weather' })).not.toBeInTheDocument()
})
