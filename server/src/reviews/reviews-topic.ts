/** What bumps it changes pages: a review is published, or is no more. */
export const reviewsTopic = 'reviews'
