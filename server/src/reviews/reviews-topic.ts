/** The revision is bumped when pages change because a review is published or no longer published. */
export const reviewsTopic = 'reviews'
