import { HtmlValidate, StaticConfigLoader } from 'html-validate/node'

/**
 * The preset `standard` checks the rules of the HTML standard but no rules of style. A page may begin with an `h2`,
 * because the menus of the header come before the page's `h1`.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'heading-level': ['error', { minInitialRank: 'any' }] },
  }),
)

/** Returns the violations of the HTML standard as sentences that name the element. */
export function htmlFaults(html: string): string[] {
  const { results } = validator.validateStringSync(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
}
