/**
 * Who waits for a tyre: one e-mail when it is in stock again or costs less. The owner of the address confirms, and
 * can stop with one press. A row goes when its mail is written, so that nobody is told twice and no address stays.
 */
export { alertRoutes } from './routes.ts'
export { tellWhoWaits } from './tell-who-waits.ts'
