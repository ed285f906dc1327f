import { accountPersonalData } from './accounts/index.ts'
import { alertPersonalData } from './alerts/index.ts'
import { bookingPersonalData } from './booking/index.ts'
import { cartPersonalData } from './cart/index.ts'
import { notePersonalData } from './customers/index.ts'
import { downloadPersonalData } from './downloads/index.ts'
import { marketingPersonalData } from './notifications/index.ts'
import { ordersPersonalData } from './orders/index.ts'
import { ownedTyrePersonalData } from './owned-tyres/index.ts'
import { partnerPersonalData } from './partners/index.ts'
import { auditPersonalData } from './platform/audit/audit-personal-data.ts'
import { answerPersonalData } from './platform/idempotency/answer-personal-data.ts'
import { mailPersonalData } from './platform/mail/mail-personal-data.ts'
import type { PersonalData } from './platform/privacy/personal-data.ts'
import { sessionPersonalData } from './platform/sessions/session-personal-data.ts'
import { promoPersonalData } from './pricing/index.ts'
import { reviewPersonalData } from './reviews/index.ts'

/** The personal data of all modules. The account itself is erased last. */
export const personalData: readonly PersonalData[] = [
  reviewPersonalData,
  ownedTyrePersonalData,
  // Orders are erased before bookings: closing the orders releases what they have reserved, and only then are fitting
  // times deleted that are merely chosen.
  ordersPersonalData,
  bookingPersonalData,
  cartPersonalData,
  promoPersonalData,
  alertPersonalData,
  downloadPersonalData,
  marketingPersonalData,
  partnerPersonalData,
  mailPersonalData,
  notePersonalData,
  answerPersonalData,
  sessionPersonalData,
  auditPersonalData,
  accountPersonalData,
]
