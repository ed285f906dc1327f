/**
 * Privacy: exports or erases the data that the shop stores about a customer. Each module describes its own data
 * (`PersonalData`); server/src/personal-data.ts lists them and passes them to the routes.
 */
export { forgetClosedAccounts } from './forget-closed-accounts.ts'
export { privacyRoutes } from './routes.ts'
