import { hasContent, hasNews } from '@pito/server/src/content/index.ts'
import { hasDownloads } from '@pito/server/src/downloads/index.ts'
import type { Config } from '@pito/server/src/platform/config.ts'
import type { Tx } from '@pito/server/src/platform/database/sql.ts'
import type { Platform } from '@pito/server/src/platform/platform.ts'
import { hasStaff } from '@pito/server/src/staff/index.ts'
import { fillCustomers, hasCustomers } from './accounts/fill-customers.ts'
import { fillBookings, hasBookings } from './bookings/fill-bookings.ts'
import { fillCatalogue, hasCatalogue } from './catalogue/fill-catalogue.ts'
import { fillContent } from './content/fill-content.ts'
import { fillNews } from './content/news/fill-news.ts'
import { fillDownloads } from './downloads/fill-downloads.ts'
import { demoOrders } from './orders/demo-orders.ts'
import { fillDesk, hasDeskOrders } from './orders/fill-desk.ts'
import { fillOrders, hasOrders } from './orders/fill-orders.ts'
import { fillPartnerRequests, hasPartnerRequests } from './partners/fill-partner-requests.ts'
import { withDemoPayments } from './payments/demo-payments.ts'
import { fillPromoCodes, hasPromoCodes } from './pricing/fill-promo-codes.ts'
import { fillReviews, hasReviews } from './reviews/fill-reviews.ts'
import { fillServicePoints, hasServicePoints } from './service-points/fill-service-points.ts'
import { fillStaff } from './staff/fill-staff.ts'
import { fillVehicles, hasVehicles } from './vehicles/fill-vehicles.ts'

const fillingLock = 7486_003

interface DemoSize {
  readonly articles?: number | undefined
  /** If a platform is given, appointments and orders are created too, by the same use cases as in a running shop. */
  readonly platform?: Platform
  /** Whether orders in every state and partner requests are created, for a day's work of the staff. */
  readonly desk?: boolean
  /**
   * The config of the shop, if no platform is given. Members of staff are added only if their second factor can be
   * encrypted with the shop's key.
   */
  readonly config?: Pick<Config, 'secretKey'>
}

/**
 * Fills the database with a believable shop, which is the same every time. Each part (content, news, catalogue and so
 * on) is filled only if it is empty.
 */
export async function fillDemo(
  tx: Tx,
  { articles, platform, desk = false, config = platform?.config }: DemoSize = {},
): Promise<void> {
  // If several processes start at the same time, they fill the database one after the other, and all but the first
  // find it filled.
  await tx`select pg_advisory_xact_lock(${fillingLock})`
  if (!(await hasContent(tx))) await fillContent(tx)
  if (!(await hasNews(tx))) await fillNews(tx)
  if (!(await hasCatalogue(tx))) await fillCatalogue(tx, articles)
  if (!(await hasServicePoints(tx))) await fillServicePoints(tx)
  if (config && !(await hasStaff(tx))) await fillStaff(tx, config)
  if (!(await hasVehicles(tx))) await fillVehicles(tx)
  if (!(await hasDownloads(tx))) await fillDownloads(tx)
  if (!(await hasPromoCodes(tx))) await fillPromoCodes(tx)
  if (!(await hasCustomers(tx))) await fillCustomers(tx)
  if (platform && !(await hasBookings(tx))) await fillBookings(tx, platform)
  if (platform) await fillAllOrders(tx, platform, desk)
  if (!(await hasReviews(tx))) await fillReviews(tx, platform)
  if (platform && desk && !(await hasPartnerRequests(tx))) await fillPartnerRequests(tx, platform)
}

async function fillAllOrders(tx: Tx, platform: Platform, desk: boolean): Promise<void> {
  const [own, ofDesk] = [!(await hasOrders(tx)), desk && !(await hasDeskOrders(tx))]
  if (!own && !ofDesk) return
  await withDemoPayments(tx, platform, async (payments) => {
    // The numbers of invoices follow their dates.
    const [earlier, latest] = demoOrders
    if (own) await fillOrders(tx, platform, payments, [earlier])
    if (ofDesk) await fillDesk(tx, platform, payments)
    if (own) await fillOrders(tx, platform, payments, [latest])
  })
}
