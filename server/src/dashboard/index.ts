/** The start page of the back office: what a shop lacks before it can sell, and afterwards the work of the day. */
export { startRoutes } from './routes.ts'
