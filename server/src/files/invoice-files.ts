import { orderPaperFile } from '@pito/contracts/order-papers'
import {
  documentExportFile,
  documentExportQuery,
  orderExportFile,
  orderExportQuery,
} from '@pito/contracts/staff-orders'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import {
  linkFolder,
  openCalendar,
  openDocumentExport,
  openLinkedTerms,
  openLinkedVoucher,
  openOrderExport,
  openPaper,
  openTerms,
  openVoucher,
  orderFolders,
} from '../orders/index.ts'
import { createContext } from '../platform/context.ts'
import type { Identify } from '../platform/http/calls.ts'
import { parsePart } from '../platform/http/parse.ts'
import { contextOfStaff } from '../platform/http/receive-bytes.ts'
import { anonymousIdIn, visitOf } from '../platform/http/visit-of.ts'
import type { Platform } from '../platform/platform.ts'
import { callerOfCustomer, callerOfGuest } from '../platform/sessions/identify.ts'
import { refreshAhead } from '../platform/sessions/refresh-ahead.ts'
import type { Area } from '../platform/sessions/session.ts'
import { staffOf, staffWith } from '../staff/index.ts'
import { sendFile } from './download-files.ts'

interface Request {
  Params: { orderNumber: string; number?: string }
  Querystring: { format?: unknown }
}

interface LinkedRequest {
  Params: { number?: string }
  Querystring: { format?: unknown; token?: unknown }
}

/**
 * Serves invoices, credit notes, accepted terms, calendar entries, exported orders and papers that staff print as files. Their paths are
 * below those of the calls for the same orders.
 */
export function addInvoiceFiles(app: FastifyInstance, platform: Platform): void {
  serveTo(app, platform, { folder: orderFolders.customer, identify: callerOfCustomer, area: 'customer' })
  serveTo(app, platform, { folder: orderFolders.guest, identify: callerOfGuest })
  serveTo(app, platform, { folder: orderFolders.staff, identify: staffWith('read-orders'), area: 'staff' })
  servePapers(app, platform)
  serveExports(app, platform)
  serveByLink(app, platform)
}

function servePapers(app: FastifyInstance, platform: Platform): void {
  app.get<{ Params: { id: string } }>(
    orderPaperFile.path,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const visit = visitIn(platform, request)
      const caller = await staffWith('ship-orders')(platform, await refreshAhead(platform, visit, 'staff'))
      return sendFile(reply, await openPaper(createContext(platform, visit, caller), request.params.id))
    },
  )
}

/** A link of a page sends no `locale` header, so the file is in the language that the member of staff has chosen. */
function serveExports(app: FastifyInstance, platform: Platform): void {
  const contextOf = async (request: FastifyRequest) => {
    const visit = visitIn(platform, request)
    const identify = staffWith('export-orders')
    const ctx = await contextOfStaff(platform, request, { visit, identify })
    const { locale } = request.headers.locale === undefined ? await staffOf(platform, ctx.caller) : ctx
    return { ...ctx, locale }
  }
  app.get(orderExportFile.path, { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = await contextOf(request)
    const query = parsePart(orderExportQuery, request.query) as z.output<typeof orderExportQuery>
    return sendFile(reply, await openOrderExport(ctx, query))
  })
  app.get(documentExportFile.path, { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = await contextOf(request)
    const query = parsePart(documentExportQuery, request.query) as z.output<typeof documentExportQuery>
    return sendFile(reply, await openDocumentExport(ctx, query))
  })
}

interface Side {
  readonly folder: string
  readonly identify: Identify
  readonly area?: Area
}

function serveTo(app: FastifyInstance, platform: Platform, { folder, identify, area }: Side): void {
  const ctxOf = async (request: FastifyRequest) => {
    const visit = visitIn(platform, request)
    const caller = await identify(platform, area ? await refreshAhead(platform, visit, area) : visit)
    return createContext(platform, visit, caller)
  }
  // Staff do not need the calendar entry of an order, because they use the calendar of the garage.
  if (area !== 'staff')
    app.get<Request>(`${folder}/:orderNumber/calendar/download`, async (request, reply) =>
      sendFile(reply, await openCalendar(await ctxOf(request), request.params.orderNumber)),
    )
  app.get<Request>(`${folder}/:orderNumber/terms/download`, async (request, reply) =>
    sendFile(reply, await openTerms(await ctxOf(request), request.params.orderNumber)),
  )
  // There is no HEAD route, because it would draw the file only to discard it.
  for (const path of ['/:orderNumber/invoice/download', '/:orderNumber/credit-notes/:number/download'])
    app.get<Request>(`${folder}${path}`, { exposeHeadRoute: false }, async (request, reply) => {
      const { orderNumber, number: creditNote } = request.params
      const { format } = request.query
      const file = await openVoucher(await ctxOf(request), { orderNumber, creditNote, format })
      return sendFile(reply, file)
    })
}

function serveByLink(app: FastifyInstance, platform: Platform): void {
  app.get<LinkedRequest>(`${linkFolder}/terms`, async (request, reply) => {
    const ctx = createContext(platform, visitIn(platform, request), { kind: 'nobody' })
    return sendFile(reply, await openLinkedTerms(ctx, String(request.query.token ?? '')))
  })
  for (const path of ['/invoice', '/credit-notes/:number'])
    app.get<LinkedRequest>(`${linkFolder}${path}`, { exposeHeadRoute: false }, async (request, reply) => {
      const ctx = createContext(platform, visitIn(platform, request), { kind: 'nobody' })
      const { number: creditNote } = request.params
      const { format, token } = request.query
      const file = await openLinkedVoucher(ctx, { token: String(token ?? ''), creditNote, format })
      return sendFile(reply, file)
    })
}

/** Cookies that are set during the request are sent with every response, including refusals. */
function visitIn(platform: Platform, request: FastifyRequest) {
  const visit = { ...visitOf(platform, request), anonymousId: anonymousIdIn(request) }
  request.setCookies = visit.setCookies
  return visit
}
