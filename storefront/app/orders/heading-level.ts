/** Of an order’s parts: its page in the account stands below the heading of the account. */
export type HeadingLevel = 'h2' | 'h3'
