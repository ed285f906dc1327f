import * as desk from '@pito/contracts/staff-customers'
import type { Routes } from '../platform/http/calls.ts'
import type { PersonalData } from '../platform/privacy/personal-data.ts'
import { requireSecondFactor } from '../platform/sessions/require-second-factor.ts'
import { eraseForStaff, exportForStaff, showErasure } from './answer-privacy-requests.ts'
import { endSessions, sendLink } from './change-access.ts'
import { listCustomers } from './list-customers.ts'
import { addNote } from './notes.ts'
import { saveCustomer, savePermissionsOfCustomer } from './save-customer.ts'
import { showActivity, showCustomer } from './show-customer.ts'

export const customerDeskRoutes: Routes = (on) => {
  on(desk.listCustomersForStaff, listCustomers)
  on(desk.getCustomerForStaff, showCustomer)
  on(desk.getCustomerActivity, showActivity)
}

export const customerEditingRoutes: Routes = (on) => {
  on(desk.saveCustomer, saveCustomer)
  on(desk.saveCustomerPermissions, savePermissionsOfCustomer)
  on(desk.endCustomerSessions, endSessions)
  on(desk.sendCustomerLink, sendLink)
  on(desk.addCustomerNote, addNote)
}

export function customerPrivacyRoutes(everything: readonly PersonalData[]): Routes {
  return (on) => {
    on(desk.getCustomerErasure, showErasure)
    on(desk.exportCustomerData, exportForStaff(everything), requireSecondFactor)
    on(desk.eraseCustomer, eraseForStaff(everything), requireSecondFactor)
  }
}
