/**
 * This module shows staff which e-mails were sent and which failed, and lets them send a mail of an order once more. The
 * mails themselves are stored and delivered by `platform/mail`.
 */
export { mailReadingRoutes, mailSendingRoutes } from './routes.ts'
