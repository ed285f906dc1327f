import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { animationsEnded } from './hydrated.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Returns the violations of WCAG 2.2 AA, of axe's best practices and of its experimental rule that the name of a button
 * contains its visible text (WCAG 2.5.3). Each is a sentence that names the element.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // axe must not measure the contrast of an element while it is still fading in.
  await animationsEnded(page)
  await page.evaluate(source)
  const { violations } = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }
    const rules = { 'label-content-name-mismatch': { enabled: true } }
    // With `resultTypes`, axe describes only the elements that violate a rule, not every element that passes.
    return axe.run({ rules, resultTypes: ['violations'] })
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  )
}
