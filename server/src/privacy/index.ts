/**
 * Privacy: what the shop stores of a customer, handed over or erased. Each part of the shop knows its own
 * (`PersonalData`); server/src/personal-data.ts lists them, and they are handed to the routes from there.
 */
export { forgetClosedAccounts } from './forget-closed-accounts.ts'
export { privacyRoutes } from './routes.ts'
