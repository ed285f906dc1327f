/**
 * Partners are garages and shops that apply for a partnership. What staff do with an application happens outside
 * this software.
 */
export { forgetOldPartnerRequests } from './forget-old-partner-requests.ts'
export { partnerPersonalData } from './partner-personal-data.ts'
export { partnerReadingRoutes, partnerRoutes } from './routes.ts'
export { requestsOfStaff } from './store.ts'
