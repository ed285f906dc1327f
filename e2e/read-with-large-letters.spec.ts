import { expect, test } from '@playwright/test'
import { browserArguments, chromiumAt } from './harness/machine.ts'
import { addressOf, pages } from './harness/pages.ts'

/** Who has set the browser's letters to twice their size. */
test.use({
  viewport: { width: 360, height: 800 },
  launchOptions: {
    executablePath: chromiumAt(),
    args: [...browserArguments(), '--blink-settings=defaultFontSize=32'],
  },
})

for (const page of pages)
  test(`with letters twice as large nothing of ${page.name} leads sideways on a phone`, async ({
    page: tab,
  }) => {
    await tab.goto(addressOf(page, 'fi'))
    expect(await tab.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
