import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { page, productId, linkToken as token } from './parameters.ts'
import { staffListQuery } from './staff-list.ts'
import { manyLines, oneLine } from './text-fields.ts'
import { locales } from './values/locale.ts'
import {
  mostStars,
  reviewLengths,
  reviewRejections,
  reviewStates,
  reviewSentences as s,
} from './values/review.ts'

const stars = z.int().min(1).max(mostStars)
const day = z.iso.date()

const written = {
  stars,
  text: z.string().nullable(),
  display_name: z
    .string()
    .nullable()
    .describe('The name shown with the review; null when the buyer is shown as a verified buyer.'),
  locale: z.enum(locales),
  size_text: z.string().describe('The size of the article that was bought.'),
}

const review = z.object({ id: z.string(), ...written, reviewed_on: day }).meta({ id: 'Review' })
export type Review = z.output<typeof review>

export const getProductReviews = endpoint({
  method: 'GET',
  path: '/api/v1/product/:id/reviews',
  summary:
    'Lists published reviews of the article’s model that have a text, with the mean of all reviews: those in the caller’s language first, the newest of each first',
  params: z.object({ id: productId }),
  query: z.object({
    page,
    locale: z.enum(locales).optional().describe('Only reviews that are written in this language.'),
    stars: z.coerce
      .number()
      .int()
      .min(1)
      .max(mostStars)
      .optional()
      .describe('Only reviews with this number of stars.'),
  }),
  example: { id: 1 },
  response: answerPage(review).extend({
    mean: z
      .number()
      .min(1)
      .max(mostStars)
      .nullable()
      .describe('The mean of all reviews with one decimal; null when there are none.'),
    reviews: z.int().min(0).describe('The number of all reviews, also of those without a text.'),
    by_stars: z
      .array(z.object({ stars, reviews: z.int().min(0) }))
      .describe('The number of reviews in the chosen language by stars, the most stars first.'),
    by_locale: z
      .array(z.object({ locale: z.enum(locales), reviews: z.int().min(0) }))
      .describe('The number of reviews with a text by language, with the chosen number of stars.'),
  }),
  errors: ['not-found', 'not-valid'],
  cached: true,
})

const tyreId = z.int().min(1).max(2_147_483_647).describe('The `tyre_id` of a tyre in the invitation.')

const reviewedTyre = z
  .object({
    tyre_id: z.int(),
    name: z.string(),
    size_text: z.string(),
    review: z
      .object({
        stars,
        text: z.string().nullable(),
        display_name: z.string().nullable(),
        state: z.enum(reviewStates),
        rejection: z.enum(reviewRejections).nullable(),
      })
      .nullable()
      .describe('The review of the tyre; null when the buyer has not written one.'),
  })
  .meta({ id: 'ReviewedTyre' })
export type ReviewedTyre = z.output<typeof reviewedTyre>

const reviewInvitation = z
  .object({
    open_until: day.describe('The last day for reviews; from the next day on they can only be removed.'),
    open: z.boolean(),
    tyres: z.array(reviewedTyre),
  })
  .meta({ id: 'ReviewInvitation' })
export type ReviewInvitation = z.output<typeof reviewInvitation>

const byLink = ['not-valid', 'not-found'] as const

export const getReviewInvitation = endpoint({
  method: 'GET',
  path: '/api/v1/review-invitation',
  summary: 'Lists the tyres that a buyer may review by the link in an e-mail, with the reviews so far',
  query: z.object({ token }),
  response: answer(reviewInvitation),
  errors: byLink,
})

export const saveReview = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/review-invitation/review',
  summary:
    'Reviews a tyre, once for an order; a second call changes the review. Staff read it before it is published',
  body: z.object({
    token,
    tyre_id: tyreId,
    stars: z
      .int(bilingualMessage(s.starsMissing))
      .min(1, bilingualMessage(s.starsMissing))
      .max(mostStars, bilingualMessage(s.starsMissing))
      .describe('How good the tyre is: 1 is the worst, 5 the best.'),
    text: manyLines
      .max(reviewLengths.text, bilingualMessage(s.tooLong))
      .nullish()
      .transform((text) => text || null)
      .describe('What the buyer says about the tyre. May be left out.'),
    display_name: oneLine
      .max(reviewLengths.displayName, bilingualMessage(s.tooLong))
      .nullish()
      .transform((text) => text || null)
      .describe('The name that is shown with the review. Without it the buyer is shown as a verified buyer.'),
  }),
  response: answer(reviewInvitation),
  errors: [...byLink, 'too-many-requests'],
})

/** The link in the e-mail can delete a review even after it has expired for writing one. */
export const removeReview = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/review-invitation/remove',
  summary: 'Deletes a review; succeeds when there is none, too',
  body: z.object({ token, tyre_id: tyreId }),
  response: answer(reviewInvitation),
  errors: byLink,
})

const refusedEmails = answer(z.object({ refused: z.boolean() }))

export const getReviewEmails = endpoint({
  method: 'GET',
  path: '/api/v1/review-emails',
  summary: 'Sets whether the address that the link belongs to gets e-mails that ask for reviews',
  query: z.object({ token }),
  response: refusedEmails,
  errors: byLink,
})

export const refuseReviewEmails = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/review-emails/refuse',
  summary: 'Stops e-mails that ask for reviews; a repeated call changes nothing',
  body: z.object({ token }),
  response: refusedEmails,
  errors: byLink,
})

const moderatedReview = z
  .object({
    id: z.string(),
    version: z.int().describe('Changes with the review and with each decision on it.'),
    ...written,
    tyre_id: z.int(),
    name: z.string(),
    order_number: z
      .string()
      .nullable()
      .describe('The number of the reviewed order; null for an invented review of the demo.'),
    state: z.enum(reviewStates),
    rejection: z.enum(reviewRejections).nullable(),
    created_at: z.iso.datetime(),
    changed_at: z.iso.datetime(),
  })
  .meta({ id: 'ModeratedReview' })
export type ModeratedReview = z.output<typeof moderatedReview>

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed', 'not-valid'] as const

/** Nobody sorts reviews by their stars, because the number of stars is no reason for a decision. */
export const reviewSorts = ['state', 'changed_at'] as const

export const getReviewsOfStaff = endpoint({
  method: 'GET',
  path: '/api/v1/staff/reviews',
  summary:
    'Lists reviews, those that wait for a decision first; searches texts, brands, models and order numbers',
  query: staffListQuery(reviewSorts, {
    state: z.enum(reviewStates).optional().describe('Only reviews in this state. Without it all of them.'),
  }),
  response: answerPage(moderatedReview),
  errors: ofStaff,
})

const reviewId = z.object({ id: z.string().max(100).describe('The `id` of the review.') })

export const getReviewOfStaff = endpoint({
  method: 'GET',
  path: '/api/v1/staff/reviews/:id',
  summary: 'Returns a review for staff with the right moderate-reviews',
  params: reviewId,
  response: answer(moderatedReview),
  errors: [...ofStaff, 'not-found'],
})

const decide = {
  method: 'POST',
  moves: 'nothing',
  params: reviewId,
  response: answer(moderatedReview),
  errors: [...ofStaff, 'not-found', 'review-changed', 'changed-meanwhile'],
} as const
const version = z
  .int()
  .min(1)
  .max(2_147_483_647)
  .describe('The `version` that was read. A review that changed since then is not decided on.')

export const publishReview = endpoint({
  ...decide,
  path: '/api/v1/staff/reviews/:id/publish',
  summary: 'Shows the review on the tyre’s page; again changes nothing',
  body: z.object({ version }),
})

export const rejectReview = endpoint({
  ...decide,
  path: '/api/v1/staff/reviews/:id/reject',
  summary: 'Rejects or unpublishes a review, for a legal reason or its content, never for its opinion',
  body: z.object({
    version,
    reason: z.enum(reviewRejections).describe('Why the review may not be shown.'),
  }),
})
