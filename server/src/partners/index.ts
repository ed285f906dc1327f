/**
 * Partners are garages and shops that apply for a partnership. Staff reply, note what was agreed, and decide; the contract
 * itself is made outside this software.
 */
export { forgetOldPartnerRequests } from './forget-old-partner-requests.ts'
export { addPartnerNote, replyToPartner } from './handle-partner-request.ts'
export { partnerPersonalData } from './partner-personal-data.ts'
export {
  partnerEditingRoutes,
  partnerReadingRoutes,
  partnerRoutes,
  partnerSettingEditingRoutes,
  partnerSettingReadingRoutes,
} from './routes.ts'
export { requestsOfStaff } from './store.ts'
