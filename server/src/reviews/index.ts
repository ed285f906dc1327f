/**
 * Reviews: what buyers say of the tyres of an order, one of each model. The *invitation* is sent by e-mail some weeks
 * after the delivery, once for an order, and its link is the only way to review; staff publish what follows the rules.
 */
export { inviteBuyers, inviteSomeBuyers } from './invite-buyers.ts'
export { reviewPersonalData } from './review-personal-data.ts'
export { reviewsTopic } from './reviews-topic.ts'
export { moderationRoutes, reviewRoutes } from './routes.ts'
