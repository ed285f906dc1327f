/**
 * What staff see of the e-mails that the shop has written: what was sent, what failed, and copies of mails of orders. The
 * mails themselves are stored and delivered by `platform/mail`.
 */
export { mailReadingRoutes, mailSendingRoutes } from './routes.ts'
