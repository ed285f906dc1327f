/**
 * Notifications: what leaves the shop for people. A *marketing event* is something that a visitor who allows
 * marketing did in the shop: kept for a month, delivered by a job to a *marketing service* (Klaviyo, or its simulator
 * in a demo), and removed when the visitor takes the consent back.
 */
export { deliverEvents } from './deliver-events.ts'
export { forgetOldEvents } from './forget-old-events.ts'
export { marketingPersonalData } from './marketing-personal-data.ts'
export { notificationRoutes } from './routes.ts'
export { serveKlaviyoSimulator } from './simulator/serve-simulator.ts'
