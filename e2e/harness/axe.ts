import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { animationsEnded } from './hydrated.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns the violations of WCAG 2.2 AA and of axe's best practices. Each is a sentence that names the element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // axe must not measure the contrast of an element while it is still fading in.
  await animationsEnded(page)
  await page.evaluate(source)
  const { violations } = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run(): Promise<AxeResults> } }
    return axe.run()
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  )
}
