import { orderFiles } from '@pito/contracts/order-files'
import { rightToReadHistory } from '@pito/contracts/values/record-history'
import { rightsToImport } from '@pito/contracts/values/run-kinds'
import type { FastifyInstance } from 'fastify'
import { frontEnds } from '../../bin/front-ends.js'
import {
  accountRoutes,
  callerOfOwner,
  credentialRoutes,
  customerWith,
  linkRoutes,
  logInRoutes,
  ownerWith,
  profileRoutes,
} from './accounts/index.ts'
import { alertRoutes } from './alerts/index.ts'
import { appointmentLinkRoutes, bookingRoutes } from './booking/index.ts'
import { cartRoutes, exampleCartRoutes, liveCartRoutes, mergeRoutes } from './cart/index.ts'
import {
  catalogueRoutes,
  goodsEditingRoutes,
  goodsReadingRoutes,
  landingRoutes,
  openCatalogue,
  priceEditingRoutes,
  priceReadingRoutes,
  stockEditingRoutes,
  stockReadingRoutes,
} from './catalogue/index.ts'
import { contentRoutes, newsRoutes } from './content/index.ts'
import { customerDeskRoutes, customerEditingRoutes, customerPrivacyRoutes } from './customers/index.ts'
import { startRoutes } from './dashboard/index.ts'
import { downloadRoutes } from './downloads/index.ts'
import { addDownloadFiles } from './files/download-files.ts'
import { addGarageFiles } from './files/garage-files.ts'
import { addImportFiles } from './files/import-files.ts'
import { addInvoiceFiles } from './files/invoice-files.ts'
import { addMapFiles } from './files/map-files.ts'
import { addPictureFiles } from './files/picture-files.ts'
import { addProductFiles } from './files/product-files.ts'
import { addShopIcons } from './files/shop-icons.ts'
import { addSiteFiles } from './files/site-files.ts'
import { importRoutes } from './imports/index.ts'
import { mailReadingRoutes, mailSendingRoutes } from './mails/index.ts'
import { notificationRoutes } from './notifications/index.ts'
import {
  batchRoutes,
  callbackRoutes,
  manualRefundRoutes,
  orderChangeRoutes,
  orderEditingRoutes,
  orderLinkRoutes,
  orderListRoutes,
  orderRoutes,
  paperRoutes,
  paymentCheckRoutes,
  paymentMethodRoutes,
  paymentRoutes,
  paymentStatusRoutes,
  refundByLineRoutes,
  refundReadingRoutes,
  repeatRoutes,
  returnAgreementRoutes,
  shippingRoutes,
  staffOrderRoutes,
  staffRefundRoutes,
  staffReservationRoutes,
  supplementRoutes,
  undeliverableRoutes,
} from './orders/index.ts'
import { ownedTyreRoutes, reminderChoiceRoutes, reminderLinkRoutes } from './owned-tyres/index.ts'
import {
  partnerEditingRoutes,
  partnerReadingRoutes,
  partnerRoutes,
  partnerSettingEditingRoutes,
  partnerSettingReadingRoutes,
} from './partners/index.ts'
import { personalData } from './personal-data.ts'
import { placeRoutes } from './places/index.ts'
import { companyEditingRoutes, companyReadingRoutes } from './platform/company/routes.ts'
import type { Visit } from './platform/context.ts'
import type { FrontEndSource } from './platform/front-ends/front-end.ts'
import { hostFrontEnds } from './platform/front-ends/host-front-ends.ts'
import { addApiPages } from './platform/http/api-pages.ts'
import type { Calls } from './platform/http/calls.ts'
import { createServer } from './platform/http/create-server.ts'
import { customerRoutes, guestRoutes } from './platform/http/customer-and-guest.ts'
import { openScope } from './platform/http/scope.ts'
import { mailPage } from './platform/mail/mail-page.ts'
import type { Platform } from './platform/platform.ts'
import { platformRoutes } from './platform/routes.ts'
import {
  callerOfAnyone,
  callerOfCustomer,
  callerOfGuest,
  callerOfStaffOrNobody,
} from './platform/sessions/identify.ts'
import { refreshAhead } from './platform/sessions/refresh-ahead.ts'
import {
  pricingRoutes,
  promoEditingRoutes,
  promoReadingRoutes,
  rateEditingRoutes,
  rateReadingRoutes,
} from './pricing/index.ts'
import { privacyRoutes } from './privacy/index.ts'
import { moderationRoutes, reviewRoutes, reviewsTopic } from './reviews/index.ts'
import { servicePointRoutes, staffPointRoutes } from './service-points/index.ts'
import {
  actingRoutes,
  callerOfActiveStaff,
  customerReadingRoutes,
  historyRoutes,
  invitingRoutes,
  leavingRoutes,
  staffLoginRoutes,
  staffRoutes,
  staffWith,
  teamReadingRoutes,
  teamRoutes,
} from './staff/index.ts'
import { vehicleRoutes } from './vehicles/index.ts'

/** Registers the routes of every module, each in the scope that guards them. */
export async function buildApi(platform: Platform): Promise<{ app: FastifyInstance; calls: Calls }> {
  const calls: Calls = new Map()
  const app = await createServer(platform, calls)
  for (const topic of ['content', 'service-points', 'pricing', reviewsTopic])
    platform.revisions.onChange(topic, () => platform.edition.bump())
  await openCatalogue(platform)

  openPublicScope(app, platform, calls)
  openBuyingByCustomers(app, platform, calls)
  openScope(app, platform, calls, {
    name: 'anonymous',
    identify: callerOfGuest,
    routes: [
      guestRoutes(cartRoutes),
      guestRoutes(orderRoutes),
      guestRoutes(paymentRoutes),
      guestRoutes(orderChangeRoutes),
    ],
  })
  openScope(app, platform, calls, {
    name: 'customer or guest',
    identify: callerOfAnyone,
    area: 'customer',
    routes: [
      liveCartRoutes,
      paymentStatusRoutes,
      repeatRoutes,
      notificationRoutes,
      logInRoutes,
      leavingRoutes,
    ],
  })
  openCustomerArea(app, platform, calls)
  openStaffScopes(app, platform, calls)

  addApiPages(app, platform, calls, orderFiles)
  addFiles(app, platform)
  if (platform.config.shopMode === 'demo') await addDemoTools(app, platform)
  return { app, calls }
}

/** Opens the calls that ignore sessions. */
function openPublicScope(app: FastifyInstance, platform: Platform, calls: Calls): void {
  openScope(app, platform, calls, {
    name: 'public',
    identify: () => ({ kind: 'nobody' }),
    routes: [
      platformRoutes,
      contentRoutes,
      vehicleRoutes,
      placeRoutes,
      catalogueRoutes,
      landingRoutes,
      servicePointRoutes,
      bookingRoutes,
      appointmentLinkRoutes,
      pricingRoutes,
      alertRoutes,
      linkRoutes,
      partnerRoutes,
      callbackRoutes,
      paymentMethodRoutes,
      orderLinkRoutes,
      supplementRoutes,
      reviewRoutes,
      reminderLinkRoutes,
    ],
  })
}

/**
 * Opens the calls for buying as a customer. They are registered in the order of buying, which is also their order in
 * the OpenAPI document. Only the customer in person may pay.
 */
function openBuyingByCustomers(app: FastifyInstance, platform: Platform, calls: Calls): void {
  openScope(app, platform, calls, {
    name: 'customer',
    identify: callerOfCustomer,
    area: 'customer',
    routes: [customerRoutes(cartRoutes), customerRoutes(orderRoutes)],
  })
  openScope(app, platform, calls, {
    name: 'customer in person',
    identify: callerOfOwner,
    area: 'customer',
    routes: [customerRoutes(paymentRoutes)],
  })
  openScope(app, platform, calls, {
    name: 'customer',
    identify: callerOfCustomer,
    area: 'customer',
    routes: [customerRoutes(orderChangeRoutes), mergeRoutes, accountRoutes],
  })
}

/** Opens the calls that need a permission of the customer, and those that only the customer in person may make. */
function openCustomerArea(app: FastifyInstance, platform: Platform, calls: Calls): void {
  openScope(app, platform, calls, {
    name: 'customer: downloads',
    identify: customerWith('downloads'),
    area: 'customer',
    routes: [downloadRoutes],
  })
  openScope(app, platform, calls, {
    name: 'customer: news',
    identify: customerWith('news'),
    area: 'customer',
    routes: [newsRoutes],
  })
  openScope(app, platform, calls, {
    name: 'customer: orders',
    identify: customerWith('orders'),
    area: 'customer',
    routes: [orderListRoutes, ownedTyreRoutes],
  })
  openScope(app, platform, calls, {
    name: 'customer in person: orders',
    identify: ownerWith('orders'),
    area: 'customer',
    routes: [reminderChoiceRoutes],
  })
  openScope(app, platform, calls, {
    name: 'customer: profile',
    identify: customerWith('profile'),
    area: 'customer',
    routes: [profileRoutes],
  })
  openScope(app, platform, calls, {
    name: 'customer in person: change_password',
    identify: ownerWith('change_password'),
    area: 'customer',
    routes: [credentialRoutes],
  })
  openScope(app, platform, calls, {
    name: 'customer in person',
    identify: callerOfOwner,
    area: 'customer',
    routes: [privacyRoutes(personalData)],
  })
}

/** Opens the calls of staff. Each right of staff has a scope of its own. */
function openStaffScopes(app: FastifyInstance, platform: Platform, calls: Calls): void {
  const scopes = [
    { name: 'public', identify: callerOfStaffOrNobody, routes: [staffLoginRoutes] },
    { name: 'staff', identify: callerOfActiveStaff, routes: [staffRoutes, startRoutes] },
    { name: 'staff: import', identify: staffWith(...rightsToImport), routes: [importRoutes] },
    {
      name: 'staff: read history',
      identify: staffWith(...new Set(Object.values(rightToReadHistory))),
      routes: [historyRoutes],
    },
    {
      name: 'staff: read customers',
      identify: staffWith('read-customers'),
      routes: [customerReadingRoutes, customerDeskRoutes],
    },
    { name: 'staff: edit customers', identify: staffWith('edit-customers'), routes: [customerEditingRoutes] },
    {
      name: 'staff: manage privacy',
      identify: staffWith('manage-privacy'),
      routes: [customerPrivacyRoutes(personalData)],
    },
    { name: 'staff: create customers', identify: staffWith('create-customers'), routes: [invitingRoutes] },
    { name: 'staff: act for customers', identify: staffWith('act-for-customers'), routes: [actingRoutes] },
    {
      name: 'staff: read orders',
      identify: staffWith('read-orders'),
      routes: [staffOrderRoutes, refundReadingRoutes, staffPointRoutes],
    },
    {
      name: 'staff: edit orders',
      identify: staffWith('edit-orders'),
      routes: [orderEditingRoutes, paymentCheckRoutes],
    },
    {
      name: 'staff: refund orders',
      identify: staffWith('refund-orders'),
      routes: [staffRefundRoutes, refundByLineRoutes, returnAgreementRoutes],
    },
    { name: 'staff: refund manually', identify: staffWith('refund-manually'), routes: [manualRefundRoutes] },
    {
      name: 'staff: release reservations',
      identify: staffWith('release-reservations'),
      routes: [staffReservationRoutes],
    },
    {
      name: 'staff: ship orders',
      identify: staffWith('ship-orders'),
      routes: [shippingRoutes, batchRoutes, paperRoutes],
    },
    {
      name: 'staff: cancel undeliverable orders',
      identify: staffWith('cancel-undeliverable'),
      routes: [undeliverableRoutes],
    },
    { name: 'staff: read mails', identify: staffWith('read-mails'), routes: [mailReadingRoutes] },
    { name: 'staff: send mails', identify: staffWith('send-mails'), routes: [mailSendingRoutes] },
    { name: 'staff: moderate reviews', identify: staffWith('moderate-reviews'), routes: [moderationRoutes] },
    { name: 'staff: read catalogue', identify: staffWith('read-catalogue'), routes: [goodsReadingRoutes] },
    { name: 'staff: edit catalogue', identify: staffWith('edit-catalogue'), routes: [goodsEditingRoutes] },
    { name: 'staff: read prices', identify: staffWith('read-prices'), routes: [priceReadingRoutes] },
    { name: 'staff: edit prices', identify: staffWith('edit-prices'), routes: [priceEditingRoutes] },
    { name: 'staff: read stock', identify: staffWith('read-stock'), routes: [stockReadingRoutes] },
    { name: 'staff: edit stock', identify: staffWith('edit-stock'), routes: [stockEditingRoutes] },
    {
      name: 'staff: read promo codes',
      identify: staffWith('read-promo-codes'),
      routes: [exampleCartRoutes, promoReadingRoutes],
    },
    {
      name: 'staff: edit promo codes',
      identify: staffWith('edit-promo-codes'),
      routes: [promoEditingRoutes],
    },
    { name: 'staff: read partners', identify: staffWith('read-partners'), routes: [partnerReadingRoutes] },
    { name: 'staff: edit partners', identify: staffWith('edit-partners'), routes: [partnerEditingRoutes] },
    {
      name: 'staff: read settings of partners',
      identify: staffWith('read-settings'),
      routes: [partnerSettingReadingRoutes],
    },
    {
      name: 'staff: edit settings of partners',
      identify: staffWith('edit-settings'),
      routes: [partnerSettingEditingRoutes],
    },
    { name: 'staff: read rates', identify: staffWith('read-settings'), routes: [rateReadingRoutes] },
    { name: 'staff: edit rates', identify: staffWith('edit-settings'), routes: [rateEditingRoutes] },
    { name: 'staff: read company', identify: staffWith('read-settings'), routes: [companyReadingRoutes] },
    { name: 'staff: edit company', identify: staffWith('edit-settings'), routes: [companyEditingRoutes] },
    { name: 'staff: read staff', identify: staffWith('read-staff'), routes: [teamReadingRoutes] },
    { name: 'staff: edit staff', identify: staffWith('edit-staff'), routes: [teamRoutes] },
  ]
  for (const scope of scopes) openScope(app, platform, calls, { ...scope, area: 'staff' })
}

/** Serves files that belong neither to the calls of a scope nor to a front end. */
function addFiles(app: FastifyInstance, platform: Platform): void {
  addPictureFiles(app, platform)
  addProductFiles(app, platform)
  addShopIcons(app, platform)
  addSiteFiles(app, platform)
  addMapFiles(app, platform)
  addGarageFiles(app, platform)
  addDownloadFiles(app, platform, customerWith('downloads'))
  addInvoiceFiles(app, platform)
  addImportFiles(app, platform)
}

/** Serves the mails that a demo does not send, and the external services that it simulates. */
async function addDemoTools(app: FastifyInstance, platform: Platform): Promise<void> {
  mailPage(app, platform)
  const { serveSimulators } = await import('@pito/simulators/serve-simulators')
  serveSimulators(app, platform)
}

/** Renews the sessions of both areas, because staff who act for a customer have a session in each area. */
async function refreshBoth(platform: Platform, visit: Visit): Promise<Visit> {
  return refreshAhead(platform, await refreshAhead(platform, visit, 'staff'), 'customer')
}

/** Serves the API and the pages that call it, on one port. */
export async function buildApp(platform: Platform, source: FrontEndSource): Promise<FastifyInstance> {
  const { app, calls } = await buildApi(platform)
  await hostFrontEnds(app, { platform, calls, prepare: refreshBoth }, source, frontEnds)
  return app
}
