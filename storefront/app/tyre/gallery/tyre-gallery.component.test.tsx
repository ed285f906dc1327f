import '../tyre.css'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { timePasses } from '@pito/web/testing/time-passes'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { tyreCard } from '../../../testing/tyre-card.ts'
import type { TyreData } from '../tyre-data.ts'
import type { Slide } from './slide.ts'
import { TyreGallery } from './tyre-gallery.tsx'

const drawing = (colour: string) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="100%" height="100%" fill="${colour}"/></svg>`

const views = ['red', 'green', 'blue'].map((colour) => ({ src: drawing(colour), alt: `A ${colour} tyre` }))
const label = { src: drawing('white'), alt: 'The EU tyre label', label: true as const }
const all = [...views, label]

const pictures = page.getByRole('region', { name: 'Pictures' })
const thumbnail = (name: string) => page.getByRole('list').getByRole('link', { name })
const pause = page.getByRole('button', { name: 'Stop changing pictures' })
const shown = () => document.querySelector('.thumbs [aria-current]')?.getAttribute('aria-label')

async function renderGallery({ slides = all as readonly Slide[], later = true } = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await renderInShop(
    <>
      <p>Elsewhere</p>
      <TyreGallery tyre={{ card: tyreCard({}), slides } as TyreData} later={later} />
      <div className="pdp__info">
        <button type="button">Buy</button>
      </div>
    </>,
  )
  await expect.element(pictures).toBeVisible()
  // The pointer is moved away, because pictures under the pointer do not change automatically.
  await page.getByText('Elsewhere').hover()
}

afterEach(() => {
  vi.useRealTimers()
})

test('the pictures are walked by keyboard, and the thumbnails follow', async () => {
  await renderGallery()
  expect(shown()).toBe('A red tyre')
  pictures.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(shown).toBe('A green tyre')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(shown).toBe('A red tyre')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(shown).toBe('The EU tyre label')
  expect(await accessibilityFaults()).toEqual([])
})

test('before the other pictures may come, the thumbnails show theirs and bring the label at once', async () => {
  await renderGallery({ later: false })
  expect(document.querySelectorAll('.thumbs img')).toHaveLength(all.length)
  const large = () => pictures.element().querySelectorAll('img')
  expect(large()).toHaveLength(1)
  await thumbnail('The EU tyre label').click()
  await expect.element(pictures.getByRole('img', { name: 'The EU tyre label' })).toBeInViewport()
  expect(large()).toHaveLength(all.length)
})

test('a picture that the visitor has asked for is announced, and hidden pictures are not read', async () => {
  await renderGallery()
  await expect.element(pictures.getByRole('img')).toHaveAccessibleName('A red tyre')
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect.element(page.getByText('Picture 2 / 4: A green tyre')).toHaveAttribute('aria-live', 'polite')
  await expect.element(pictures.getByRole('img')).toHaveAccessibleName('A green tyre')
})

test('arrows stand beside more than three thumbnails, whose width follows the window', async () => {
  await renderGallery()
  const arrows = page.getByRole('button', { name: /^(Previous|Next) picture$/ })
  const width = () => document.querySelector<HTMLElement>('.thumbs li')?.offsetWidth
  await expect.element(arrows).toHaveLength(2)
  expect(width()).toBe(85)
  await arrows.last().click()
  await expect.poll(shown).toBe('A green tyre')
  await page.viewport(280, 700)
  await expect.poll(width).toBe(55)
})

test('three thumbnails have no arrows', async () => {
  await renderGallery({ slides: views })
  await expect.element(thumbnail('A blue tyre')).toBeVisible()
  expect(page.getByRole('button', { name: 'Next picture' }).query()).toBeNull()
})

test('the pictures change every four seconds until they are stopped', async () => {
  await renderGallery()
  await expect.element(pause).toBeVisible()
  const scrollTo = vi.spyOn(pictures.element(), 'scrollTo')
  timePasses(3)
  expect(scrollTo).not.toHaveBeenCalled()
  timePasses(1)
  expect(scrollTo).toHaveBeenCalledOnce()
  await expect.poll(shown).toBe('A green tyre')
  pause.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(pause).not.toBeInTheDocument()
  timePasses(60)
  expect(scrollTo).toHaveBeenCalledOnce()
})

test('the pictures do not change while the focus is in the column with the buy box', async () => {
  await renderGallery()
  await expect.element(pause).toBeVisible()
  const scrollTo = vi.spyOn(pictures.element(), 'scrollTo')
  const buy = page.getByRole('button', { name: 'Buy' }).element()
  buy.focus()
  timePasses(20)
  expect(scrollTo).not.toHaveBeenCalled()
  buy.blur()
  timePasses(4)
  expect(scrollTo).toHaveBeenCalledOnce()
})

test('nothing moves by itself for a visitor who prefers reduced motion', async () => {
  const { matchMedia } = window
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? { ...matchMedia(query), matches: true } : matchMedia(query),
  )
  const scrollTo = vi.spyOn(Element.prototype, 'scrollTo')
  await renderGallery()
  scrollTo.mockClear()
  timePasses(60)
  expect(scrollTo).not.toHaveBeenCalled()
  expect(pause.query()).toBeNull()
})
