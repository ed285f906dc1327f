/**
 * Privacy: exports or erases the data that the shop stores about a customer. Each module describes the data that it
 * stores (`PersonalData`); server/src/personal-data.ts lists these descriptions and passes them to the routes.
 */
export { eraseAccount, retainedOf } from './close-account.ts'
export { countExport, dataOf } from './export-data.ts'
export { forgetClosedAccounts, lastDayOfVoucher } from './forget-closed-accounts.ts'
export { privacyRoutes } from './routes.ts'
