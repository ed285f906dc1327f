import { forgetOldAccountRows, writeResetLinks } from './accounts/index.ts'
import { sendAlerts } from './alerts/index.ts'
import { forgetOldBookings, refreshTimes, sendReminders } from './booking/index.ts'
import { forgetOldCarts } from './cart/index.ts'
import { forgetOldChanges, freeExpiredStock } from './catalogue/index.ts'
import { forgetOldDownloadLog } from './downloads/index.ts'
import { forgetOldRuns, workOnRuns } from './imports/index.ts'
import { deliverEvents, forgetOldEvents } from './notifications/index.ts'
import {
  announceSendings,
  collectKlarna,
  followAppointments,
  forgetUnpaidOrders,
  makeRefunds,
  reconcilePayments,
  releaseRefunds,
  writeOrderEmails,
} from './orders/index.ts'
import { sendSeasonReminders } from './owned-tyres/index.ts'
import { forgetOldPartnerRequests } from './partners/index.ts'
import { forgetOld } from './platform/jobs/forget-old.ts'
import { deliverMails } from './platform/mail/deliver-mails.ts'
import type { Platform } from './platform/platform.ts'
import { forgetClosedAccounts } from './privacy/index.ts'
import { inviteBuyers } from './reviews/index.ts'
import { forgetOldStaffRows } from './staff/index.ts'

/** Starts all background jobs, in the server processes or in worker.ts alone. */
export async function startJobs(platform: Platform): Promise<void> {
  await deliverMails(platform)
  forgetOld(platform)
  forgetOldChanges(platform)
  forgetOldCarts(platform)
  forgetUnpaidOrders(platform)
  reconcilePayments(platform)
  makeRefunds(platform)
  writeOrderEmails(platform)
  followAppointments(platform)
  announceSendings(platform)
  collectKlarna(platform)
  releaseRefunds(platform)
  inviteBuyers(platform)
  sendSeasonReminders(platform)
  refreshTimes(platform)
  freeExpiredStock(platform)
  sendReminders(platform)
  forgetOldBookings(platform)
  forgetOldDownloadLog(platform)
  deliverEvents(platform)
  forgetOldEvents(platform)
  sendAlerts(platform)
  writeResetLinks(platform)
  forgetOldAccountRows(platform)
  forgetOldStaffRows(platform)
  forgetOldPartnerRequests(platform)
  forgetClosedAccounts(platform)
  workOnRuns(platform)
  forgetOldRuns(platform)
  await platform.jobs.start()
}
