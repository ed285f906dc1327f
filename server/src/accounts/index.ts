/**
 * Customers: registering, logging in, passwords, their details and addresses. A customer is a row of `customer`; a
 * customer's session stores the id of that row.
 */

export { accountPersonalData } from './account-personal-data.ts'
export { saveAddress } from './address-store.ts'
export { callerOfOwner, customerOf, customerWith, ownerWith } from './customer-with.ts'
export { emailChangedEmail } from './emails/account-emails.ts'
export { forgetOldAccountRows } from './forget-old-account-rows.ts'
export { inviteCustomer } from './invite-customer.ts'
export { tokensInAnswer } from './log-in/start-customer-session.ts'
export { linksOfAccount, sendPasswordLink, writeResetLinks } from './passwords/send-reset-link.ts'
export { dropTokens } from './passwords/token-store.ts'
export { accountRoutes, credentialRoutes, linkRoutes, logInRoutes, profileRoutes } from './routes.ts'
export { deviceLabel } from './rules/device-label.ts'
export { e164 } from './rules/e164.ts'
export type { Customer, NewCustomer } from './store.ts'
export {
  deleteCustomersClosedBefore,
  insertCustomer,
  isCompanyCustomer,
  lockCustomer,
  readCustomer,
  saveEmail,
  savePermissions,
  savePerson,
} from './store.ts'
