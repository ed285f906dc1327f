import type { Page, Response } from '@playwright/test'

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address)
  await hydrated(page)
  return answer
}

/**
 * Waits until the page is hydrated, which the page marks on `<html>`. Parts of the page that load later have to be
 * awaited by assertions.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
}

/** Waits for every finite animation. */
export async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
