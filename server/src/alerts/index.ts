/**
 * Alerts about tyres: one e-mail when a tyre is in stock again or costs less. The owner of the address confirms the
 * alert and can stop it with one click. The row of an alert is deleted when its e-mail is sent, so that nobody gets
 * two e-mails and no address stays stored.
 */

export { alertPersonalData } from './alert-personal-data.ts'
export { alertRoutes } from './routes.ts'
export { sendAlerts } from './send-alerts.ts'
