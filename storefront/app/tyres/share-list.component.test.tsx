import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderList } from '../../testing/render-list.tsx'

const address = page.getByRole('status', { name: 'URL' })
const share = page.getByRole('button', { name: 'Share list' })
const messages = page.getByRole('region', { name: 'Messages' })

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

/** Gives the browser a share sheet, which Chromium has only on some systems. */
function stubShare(value: (data: unknown) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { value, configurable: true })
}

function stubClipboard(write: (text: string) => Promise<void>) {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
}

test('the address of a list is copied, in the canonical order of its parameters', async () => {
  const copied: string[] = []
  stubClipboard(async (text) => void copied.push(text))
  await renderList({ address: '/tyres/car-suv-4x4?brand=Michelin&tyreseason=3&diameter=16&utm_source=mail' })
  await share.click()
  await expect.element(messages).toMatchTextContent('The address of the list has been copied')
  const list = '/tyres/car-suv-4x4?diameter=16&tyre_season=Winter+Studded&brand=Michelin'
  expect(copied).toEqual([location.origin + list])
})

test('the list of a licence plate is shared by the share sheet without the plate', async () => {
  const shared: unknown[] = []
  stubShare(async (data) => void shared.push(data))
  await renderList({ address: '/tyres?width=205&height=55&diameter=16&tyre_season=1&licenceplate=ABC-123' })
  await share.click()
  await expect
    .poll(() => shared)
    .toEqual([
      {
        title: 'Summer tyres 205/55 R16',
        url: `${location.origin}/tyres?width=205&height=55&diameter=16&tyre_season=Summer`,
      },
    ])
})

test('the address is copied if the share sheet fails', async () => {
  const copied: string[] = []
  stubClipboard(async (text) => void copied.push(text))
  stubShare(() => Promise.reject(new DOMException('Denied', 'NotAllowedError')))
  await renderList({ address: '/tyres/trucks' })
  await share.click()
  await expect.poll(() => copied).toEqual([`${location.origin}/tyres/trucks`])
})

test('a visitor who closes the share sheet copies nothing', async () => {
  const copied: string[] = []
  stubClipboard(async (text) => void copied.push(text))
  stubShare(() => Promise.reject(new DOMException('Cancelled', 'AbortError')))
  await renderList({ address: '/tyres/trucks' })
  await share.click()
  Reflect.deleteProperty(navigator, 'share')
  await share.click()
  await expect.element(messages).toMatchTextContent('The address of the list has been copied')
  expect(copied).toHaveLength(1)
})

test('an address that cannot be copied is shown', async () => {
  stubClipboard(() => Promise.reject(new DOMException('Denied', 'NotAllowedError')))
  await renderList({ address: '/tyres/trucks' })
  await share.click()
  await expect.element(messages).toMatchTextContent(/Copy the address.*\/tyres\/trucks/)
})

test('choices that cannot be used are named and removed from the address, and the note leaves with the list', async () => {
  await renderList({
    address: '/tyres/car-suv-4x4?tyre_season=Foo,Summer&page=0&price_gte=200&price_lte=100',
  })
  const note = page.getByText('The address had choices that could not be used: season, price, page.', {
    exact: false,
  })
  await expect.element(note).toBeVisible()
  await expect.element(address).toHaveTextContent('/tyres/car-suv-4x4?tyre_season=Summer')
  await expect.element(note).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort' }).selectOptions('Name A–Z')
  await expect.element(note).not.toBeInTheDocument()
})

test('unknown parameters are removed from the address without a note', async () => {
  await renderList({ address: '/tyres/car-suv-4x4?brand=Michelin&utm_source=mail' })
  await expect.element(address).toHaveTextContent('/tyres/car-suv-4x4?brand=Michelin')
  await expect.element(page.getByText('The address had choices')).not.toBeInTheDocument()
})
