/**
 * The heading level of an order's parts. In the account area it is one level lower, below the heading of the account.
 */
export type HeadingLevel = 'h2' | 'h3'
