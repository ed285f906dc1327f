/**
 * What staff see of customers and do for them: the list, the page of a customer, corrections, and what people who write
 * or call may demand under the GDPR. Customers themselves use the modules `accounts` and `privacy`, whose rules hold here
 * too.
 */
export { notePersonalData } from './notes.ts'
export {
  customerDeskRoutes,
  customerEditingRoutes,
  customerPrivacyRoutes,
} from './routes.ts'
