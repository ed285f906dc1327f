import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

declare global {
  interface Window {
    layoutShift?: number
    layoutShiftWithInput?: number
  }
}

/**
 * Makes the page sum up its layout shifts from the first paint on. Shifts right after an input count only in
 * `layoutShiftWithInput`.
 */
export async function measureLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0
    window.layoutShiftWithInput = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        window.layoutShiftWithInput = (window.layoutShiftWithInput ?? 0) + entry.value
        if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShift ?? Number.NaN)
}

/** Returns the sum of all layout shifts, those right after an input included. */
export function layoutShiftWithInputOf(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShiftWithInput ?? Number.NaN)
}
