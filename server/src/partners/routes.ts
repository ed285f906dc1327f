import { createPartnerRequest, getPartnerRequests, handlePartnerRequest } from '@pito/contracts/partners'
import type { Routes } from '../platform/http/calls.ts'
import { applyAsPartner } from './apply-as-partner.ts'
import { listPartnerRequests } from './list-partner-requests.ts'
import { markRequestHandled } from './mark-request-handled.ts'

export const partnerRoutes: Routes = (on) => {
  on(createPartnerRequest, applyAsPartner)
}

/** These routes need the right to read partner requests. */
export const partnerReadingRoutes: Routes = (on) => {
  on(getPartnerRequests, listPartnerRequests)
  on(handlePartnerRequest, markRequestHandled)
}
