/** The heading level of an order's parts: in the account they stand below the heading of the account. */
export type HeadingLevel = 'h2' | 'h3'
