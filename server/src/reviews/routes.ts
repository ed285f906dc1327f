import * as reviews from '@pito/contracts/reviews'
import type { Routes } from '../platform/http/calls.ts'
import { listProductReviews } from './list-product-reviews.ts'
import { listReviewsForStaff, publishReview, rejectReview, showReviewForStaff } from './moderate-review.ts'
import { refuseReviewEmails, showReviewEmails } from './review-emails.ts'
import { removeReview, saveReview } from './save-review.ts'
import { showInvitation } from './show-invitation.ts'

/** These routes need no session, because the token in the e-mail identifies the order. */
export const reviewRoutes: Routes = (on) => {
  on(reviews.getProductReviews, listProductReviews)
  on(reviews.getReviewInvitation, showInvitation)
  on(reviews.saveReview, saveReview)
  on(reviews.removeReview, removeReview)
  on(reviews.getReviewEmails, showReviewEmails)
  on(reviews.refuseReviewEmails, refuseReviewEmails)
}

/** These routes are for staff with the permission to moderate. */
export const moderationRoutes: Routes = (on) => {
  on(reviews.getReviewsOfStaff, listReviewsForStaff)
  on(reviews.getReviewOfStaff, showReviewForStaff)
  on(reviews.publishReview, publishReview)
  on(reviews.rejectReview, rejectReview)
}
