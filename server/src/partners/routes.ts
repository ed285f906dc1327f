import { createPartnerRequest } from '@pito/contracts/partners'
import type { Routes } from '../platform/http/calls.ts'
import { applyAsPartner } from './apply-as-partner.ts'

export const partnerRoutes: Routes = (on) => {
  on(createPartnerRequest, applyAsPartner)
}
