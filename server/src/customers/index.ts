/**
 * This module lets staff list customers, read and correct their data, and answer the requests that the GDPR entitles
 * people to make. Customers themselves use the modules `accounts` and `privacy`, whose rules hold here too.
 */
export { notePersonalData } from './notes.ts'
export {
  customerDeskRoutes,
  customerEditingRoutes,
  customerPrivacyRoutes,
} from './routes.ts'
