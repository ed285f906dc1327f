/**
 * Notifications: data that the shop sends to a marketing service. A *marketing event* is an action in the shop by a
 * visitor who allows marketing. It is stored for a month and delivered by a job to a *marketing service* (Klaviyo, or
 * its simulator in a demo). It is removed when the visitor withdraws the consent.
 */
export { deliverEvents } from './deliver-events.ts'
export { forgetOldEvents } from './forget-old-events.ts'
export { marketingPersonalData } from './marketing-personal-data.ts'
export { notificationRoutes } from './routes.ts'
