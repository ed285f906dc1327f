/** Partners: garages and shops that apply to become one. What staff do with an application happens outside the shop. */
export { forgetOldPartnerRequests } from './forget-old-partner-requests.ts'
export { partnerPersonalData } from './partner-personal-data.ts'
export { partnerReadingRoutes, partnerRoutes } from './routes.ts'
