import { createPartnerRequest } from '@pito/contracts/partners'
import * as staff from '@pito/contracts/staff-partners'
import type { Routes } from '../platform/http/calls.ts'
import { applyAsPartner } from './apply-as-partner.ts'
import { addPartnerNote, changePartnerRequest, replyToPartner } from './handle-partner-request.ts'
import { listPartnerRequests, showPartnerRequest } from './list-partner-requests.ts'
import { changePartnerSettings, showPartnerSettings } from './partner-settings.ts'

export const partnerRoutes: Routes = (on) => {
  on(createPartnerRequest, applyAsPartner)
}

/** These routes need the right to read partner requests. */
export const partnerReadingRoutes: Routes = (on) => {
  on(staff.getPartnerRequests, listPartnerRequests)
  on(staff.getPartnerRequest, showPartnerRequest)
}

/** These routes need the right to edit partner requests. */
export const partnerEditingRoutes: Routes = (on) => {
  on(staff.changePartnerRequest, changePartnerRequest)
  on(staff.addPartnerNote, addPartnerNote)
  on(staff.replyToPartner, replyToPartner)
}

export const partnerSettingReadingRoutes: Routes = (on) => {
  on(staff.getPartnerSettings, showPartnerSettings)
}

export const partnerSettingEditingRoutes: Routes = (on) => {
  on(staff.savePartnerSettings, changePartnerSettings)
}
