import {
  actAsCustomer,
  changeStaffPassword,
  createCustomer,
  fetchCustomer,
  getActing,
  getCustomerPortalUsers,
  getStaffMember,
  leaveCustomer,
  logOutStaff,
  setStaffPassword,
} from '@pito/contracts/staff'
import * as logIn from '@pito/contracts/staff-log-in'
import { getListView, getRecordHistory, saveListView } from '@pito/contracts/staff-office'
import * as factors from '@pito/contracts/staff-second-factors'
import * as team from '@pito/contracts/staff-team'
import type { Routes } from '../platform/http/calls.ts'
import { requireSecondFactor } from '../platform/sessions/require-second-factor.ts'
import { changeOwnPassword } from './change-own-password.ts'
import { chooseCustomer } from './choose-customer.ts'
import { endStaffSession } from './end-staff-session.ts'
import { inviteCustomer } from './invite-customer.ts'
import { listCustomers } from './list-customers.ts'
import { showListView, storeListView } from './list-views.ts'
import { finishLogin, offerLoginPasskeys } from './log-in/finish-staff-login.ts'
import { logInStaff } from './log-in/log-in-staff.ts'
import { offerApp, offerPasskey } from './log-in/offer-second-factor.ts'
import { openLogin } from './log-in/open-staff-login.ts'
import { setUpSecondFactor } from './log-in/set-up-second-factor.ts'
import { confirmSecondFactor, offerConfirmation } from './second-factor/confirm-second-factor.ts'
import { addPasskey, offerFurtherPasskey, removePasskey } from './second-factor/own-passkeys.ts'
import { renewOwnRecoveryCodes, showSecondFactor } from './second-factor/own-second-factor.ts'
import { offerOtherApp, replaceApp } from './second-factor/replace-app.ts'
import { setFirstPassword } from './set-first-password.ts'
import { showActing } from './show-acting.ts'
import { showCustomer } from './show-customer.ts'
import { showHistory } from './show-history.ts'
import { showStaffMember } from './show-staff-member.ts'
import { stopActing } from './stop-acting.ts'
import { changeRoles } from './team/change-roles.ts'
import { deactivateMember } from './team/deactivate-member.ts'
import { createRole, deleteRole, listRoles, updateRole } from './team/further-roles.ts'
import { inviteMember, sendNewLink } from './team/invite-member.ts'
import { listTeam } from './team/list-team.ts'
import { resetMemberFactor } from './team/reset-member-factor.ts'
import { restoreMember } from './team/restore-member.ts'
import { setLanguage } from './team/set-language.ts'
import { showMember } from './team/show-member.ts'

/** These routes need no session. */
export const staffLoginRoutes: Routes = (on) => {
  on(logIn.memberLogin, logInStaff)
  on(logIn.openStaffLogin, openLogin)
  on(logIn.getStaffPasskeyOptions, offerLoginPasskeys)
  on(logIn.finishStaffLogin, finishLogin)
  on(logIn.offerAuthenticatorApp, offerApp)
  on(logIn.offerStaffPasskey, offerPasskey)
  on(logIn.setUpSecondFactor, setUpSecondFactor)
  on(setStaffPassword, setFirstPassword)
}

/** These routes concern the caller's own account, so they need no right. */
export const staffRoutes: Routes = (on) => {
  on(getStaffMember, showStaffMember)
  on(logOutStaff, endStaffSession)
  on(changeStaffPassword, changeOwnPassword)
  on(getListView, showListView)
  on(saveListView, storeListView)
  on(team.setStaffLanguage, setLanguage)
  on(factors.getSecondFactor, showSecondFactor)
  on(logIn.getConfirmationOptions, offerConfirmation)
  on(logIn.confirmSecondFactor, confirmSecondFactor)
  on(factors.renewRecoveryCodes, renewOwnRecoveryCodes, requireSecondFactor)
  on(factors.offerNewApp, offerOtherApp, requireSecondFactor)
  on(factors.confirmNewApp, replaceApp, requireSecondFactor)
  on(factors.offerOwnPasskey, offerFurtherPasskey, requireSecondFactor)
  on(factors.addOwnPasskey, addPasskey, requireSecondFactor)
  on(factors.removeOwnPasskey, removePasskey, requireSecondFactor)
}

/** The call checks by itself the right that the kind of the record needs. */
export const historyRoutes: Routes = (on) => {
  on(getRecordHistory, showHistory)
}

export const teamReadingRoutes: Routes = (on) => {
  on(team.listTeam, listTeam)
  on(team.getTeamMember, showMember)
  on(team.listRoles, listRoles)
}

export const teamRoutes: Routes = (on) => {
  on(team.inviteStaff, inviteMember, requireSecondFactor)
  on(team.sendStaffLink, sendNewLink, requireSecondFactor)
  on(team.changeStaffRoles, changeRoles, requireSecondFactor)
  on(team.deactivateStaffMember, deactivateMember, requireSecondFactor)
  on(team.restoreStaffMember, restoreMember, requireSecondFactor)
  on(team.resetStaffSecondFactor, resetMemberFactor, requireSecondFactor)
  on(team.createRole, createRole, requireSecondFactor)
  on(team.updateRole, updateRole, requireSecondFactor)
  on(team.deleteRole, deleteRole, requireSecondFactor)
}

export const customerReadingRoutes: Routes = (on) => {
  on(getCustomerPortalUsers, listCustomers)
  on(fetchCustomer, showCustomer)
}

export const invitingRoutes: Routes = (on) => {
  on(createCustomer, inviteCustomer)
}

export const actingRoutes: Routes = (on) => {
  on(actAsCustomer, chooseCustomer)
}

/** These routes belong to the customers' area and use the session in which staff act for a customer. */
export const leavingRoutes: Routes = (on) => {
  on(getActing, showActing)
  on(leaveCustomer, stopActing)
}
