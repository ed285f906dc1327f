/**
 * Reviews: buyers rate the tyres of an order, with one review for each model. The *invitation* is an e-mail, which is
 * sent some weeks after the delivery and once per order. Its link is the only way to write a review. Staff publish
 * the reviews that follow the rules.
 */
export { inviteBuyers, inviteSomeBuyers } from './invite-buyers.ts'
export { reviewPersonalData } from './review-personal-data.ts'
export { reviewsTopic } from './reviews-topic.ts'
export { moderationRoutes, reviewRoutes } from './routes.ts'
