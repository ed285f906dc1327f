import axe from 'axe-core'
import { animationsEnded } from './animations-ended.ts'

/** The rules that are disabled because they apply only to a whole page. */
const needWholePage = ['document-title', 'landmark-one-main', 'page-has-heading-one', 'region', 'skip-link']

/** An experimental rule (WCAG 2.5.3): people who speak to their browser say the visible text of a button. */
const experimental = 'label-content-name-mismatch'

/**
 * Returns the violations of WCAG 2.2 AA and of axe's best practices in the rendered component, as sentences that name
 * the element.
 */
export async function accessibilityFaults(): Promise<string[]> {
  await animationsEnded()
  const rules = {
    ...Object.fromEntries(needWholePage.map((rule) => [rule, { enabled: false }])),
    [experimental]: { enabled: true },
  }
  // With `resultTypes`, axe describes only the elements that violate a rule, not every element that passes.
  const { violations } = await axe.run(document.body, { rules, resultTypes: ['violations'] })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  )
}
