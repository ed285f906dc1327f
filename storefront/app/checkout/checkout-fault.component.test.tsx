import { ApiRefusal } from '@pito/web/api/api-refusal'
import { timePasses } from '@pito/web/testing/time-passes'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { CheckoutFault } from './checkout-fault.tsx'

afterEach(() => {
  vi.useRealTimers()
})

test('a buyer who waits comes in without a reload as soon as there is room', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isFull = true
  const loader = vi.fn(async () => {
    // A response takes longer than a frame, in which the page shows that it is loading.
    await nextFrame()
    if (isFull) throw new ApiRefusal(429, { success: 0, code: 'checkout-full', message: 'Full' })
    return null
  })
  await renderInShop(<h1>Your details</h1>, { route: { loader, ErrorBoundary: CheckoutFault } })
  const title = page.getByRole('heading', { name: 'The checkout is busy right now' })
  await expect.element(title).toBeVisible()
  timePasses(15)
  await expect.poll(() => loader.mock.calls.length).toBe(2)
  await expect.element(title).toBeVisible()
  isFull = false
  timePasses(15)
  await expect.element(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
})

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
