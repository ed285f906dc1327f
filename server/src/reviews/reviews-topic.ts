/**
 * The name of the revision of reviews. It is bumped when a review is published or no longer published, because pages
 * then change.
 */
export const reviewsTopic = 'reviews'
