import type { Page, Response } from '@playwright/test'

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address)
  await hydrated(page)
  return answer
}

/**
 * What the page asks for is there, and React has taken over, which its mark on <html> says. A quiet network alone says
 * nothing of that on a busy machine.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Waits for every animation that ends. */
export async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
