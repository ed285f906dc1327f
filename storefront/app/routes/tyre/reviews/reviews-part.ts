import { LazyPart } from '../../../static/lazy-part.tsx'

/** Markup alone: a page that came as HTML needs neither the script nor the data. */
export const reviewsPart = new LazyPart(() =>
  import('./tyre-reviews.tsx').then(({ TyreReviews }) => TyreReviews),
)
export const ratingPart = new LazyPart(() =>
  import('./tyre-reviews.tsx').then(({ RatingLink }) => RatingLink),
)
