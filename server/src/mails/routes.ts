import * as mails from '@pito/contracts/staff-mails'
import type { Routes } from '../platform/http/calls.ts'
import { copyMail } from './copy-mail.ts'
import { listMails, showMail } from './list-mails.ts'
import { retryMails } from './retry-mails.ts'

/** These routes need the right to read mails. */
export const mailReadingRoutes: Routes = (on) => {
  on(mails.listMails, listMails)
  on(mails.getMail, showMail)
}

/** These routes need the right to send mails. */
export const mailSendingRoutes: Routes = (on) => {
  on(mails.retryMails, retryMails)
  on(mails.copyMail, copyMail)
}
