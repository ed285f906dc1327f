import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

interface Point {
  readonly x: number
  readonly y: number
}

/** Moves one or more fingers at the same time. Each finger goes from the first to the second point of its pair. */
async function move(hand: CDPSession, fingers: readonly (readonly [Point, Point])[]): Promise<void> {
  const steps = 8
  for (const count of fingers.keys()) {
    const touchPoints = fingers.slice(0, count + 1).map(([from], id) => ({ ...from, id }))
    await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  }
  for (let step = 1; step <= steps; step++) {
    const touchPoints = fingers.map(([from, to], id) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
      id,
    }))
    await hand.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function openTyre(page: Page): Promise<CDPSession> {
  await page.goto('/product-details/9?lang=en')
  await expect(page.locator('.thumbs li').last().locator('img')).toBeVisible()
  return page.context().newCDPSession(page)
}

/** Returns a function that returns the point this many pixels to the right of the element's middle. */
async function middleOf(page: Page, part: string): Promise<(right: number) => Point> {
  const { x, y, width, height } = (await page.locator(part).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  return (right) => ({ x: x + width / 2 + right, y: y + height / 2 })
}

test('a finger turns the pictures of the page', { tag: '@all' }, async ({ page }) => {
  const hand = await openTyre(page)
  const at = await middleOf(page, '.gallery__main')
  const shown = page.locator('.thumbs a').nth(1)
  await move(hand, [[at(120), at(-120)]])
  await expect(shown).toHaveAttribute('aria-current', 'true')
})

test('on the full screen a finger turns, two enlarge, and two that come together turn nothing', {
  tag: '@all',
}, async ({ page }) => {
  const hand = await openTyre(page)
  await page.getByRole('link', { name: 'Enlarge the picture' }).tap()
  const viewer = page.getByRole('dialog', { name: 'Pictures on the full screen' })
  const width = async () => (await viewer.getByRole('img').boundingBox())?.width ?? 0
  await expect(viewer).toContainText('Picture 1 / ')
  const at = await middleOf(page, '.pswp__scroll-wrap')
  await move(hand, [[at(120), at(-120)]])
  await expect(viewer).toContainText('Picture 2 / ')
  await expect(viewer.getByRole('img')).toBeInViewport({ ratio: 1 })
  const whole = await width()
  await move(hand, [
    [at(-130), at(-20)],
    [at(130), at(20)],
  ])
  await expect(viewer).toContainText('Picture 2 / ')
  await expect.poll(width).toBeCloseTo(whole, -1)
  await move(hand, [
    [at(-40), at(-120)],
    [at(40), at(120)],
  ])
  await expect.poll(width).toBeGreaterThan(whole * 2.5)
  await move(hand, [[at(100), at(-100)]])
  await expect(viewer).toContainText('Picture 2 / ')
})
