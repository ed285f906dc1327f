/**
 * Reviews: buyers rate the tyres of an order, with one review for each model. The *invitation* is sent by e-mail some
 * weeks after the delivery, once per order, and its link is the only way to review; staff publish reviews that follow
 * the rules.
 */
export { inviteBuyers, inviteSomeBuyers } from './invite-buyers.ts'
export { reviewPersonalData } from './review-personal-data.ts'
export { reviewsTopic } from './reviews-topic.ts'
export { moderationRoutes, reviewRoutes } from './routes.ts'
