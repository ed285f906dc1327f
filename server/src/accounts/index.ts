/**
 * Customers: registering, logging in, passwords, their details and addresses. A customer is a row of `customer`; a
 * customer's session stores the id of that row.
 */

export { accountPersonalData } from './account-personal-data.ts'
export { saveAddress } from './address-store.ts'
export { callerOfOwner, customerOf, customerWith, ownerWith } from './customer-with.ts'
export { forgetOldAccountRows } from './forget-old-account-rows.ts'
export { inviteCustomer } from './invite-customer.ts'
export { tokensInAnswer } from './log-in/start-customer-session.ts'
export { writeResetLinks } from './passwords/send-reset-link.ts'
export { accountRoutes, credentialRoutes, linkRoutes, logInRoutes, profileRoutes } from './routes.ts'
export type { Customer, NewCustomer } from './store.ts'
export {
  deleteCustomersClosedBefore,
  insertCustomer,
  isCompanyCustomer,
  lockCustomer,
  readCustomer,
} from './store.ts'
