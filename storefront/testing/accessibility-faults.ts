import axe from 'axe-core'

/** Rules that only a whole page can meet. */
const needWholePage = ['document-title', 'landmark-one-main', 'page-has-heading-one', 'region', 'skip-link']

/** Violations of WCAG 2.2 AA and of axe's best practices by what is rendered, as sentences with the element. */
export async function accessibilityFaults(): Promise<string[]> {
  await animationsEnded()
  const rules = Object.fromEntries(needWholePage.map((rule) => [rule, { enabled: false }]))
  const { violations } = await axe.run(document.body, { rules })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  )
}

/** An element that fades in has the contrast of a moment. */
async function animationsEnded(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
