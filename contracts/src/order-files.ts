import { z } from 'zod'
import type { FileEndpoint } from './endpoint.ts'
import { guestPart } from './endpoint.ts'
import { orderPaperFile } from './order-papers.ts'
import { linkToken, orderNumber } from './parameters.ts'
import { documentExportFile, orderExportFile } from './staff-orders.ts'

const params = z.object({ orderNumber })
const noteParams = params.extend({ number: z.string().describe('The number of the credit note.') })
const format = z.object({
  format: z
    .enum(['finvoice'])
    .optional()
    .describe('`finvoice` for an XML file, where the buyer is a company. Without it the file is a PDF.'),
})
const token = z.object({ token: linkToken })
const vouchers = ['application/pdf', 'application/xml'] as const
const own = ['not-found', 'not-logged-in', 'session-ended'] as const
const ofStaff = [...own, 'not-allowed'] as const

const calendar = {
  summary: 'Returns the fitting of a paid order as a calendar entry',
  mediaTypes: ['text/calendar'],
  params,
}
const invoice = { summary: 'Returns the invoice of a paid order', mediaTypes: vouchers, params }
const creditNote = {
  summary: 'Returns a credit note of an order',
  mediaTypes: vouchers,
  params: noteParams,
}

const terms = {
  summary: 'Returns the terms that the buyer of a paid order accepted, as the confirmation carried them',
  mediaTypes: ['application/pdf'],
  params,
}

/** The downloads that belong to an order, such as its invoice. */
export const orderFiles: readonly FileEndpoint[] = [
  { path: '/api/v1/customer/order/:orderNumber/calendar/download', ...calendar, errors: own },
  { path: '/api/v1/customer/order/:orderNumber/invoice/download', ...invoice, query: format, errors: own },
  {
    path: '/api/v1/customer/order/:orderNumber/credit-notes/:number/download',
    ...creditNote,
    query: format,
    errors: own,
  },
  {
    path: '/api/v1/anonymous/order/:orderNumber/calendar/download',
    ...calendar,
    query: guestPart,
    errors: ['not-found'],
  },
  {
    path: '/api/v1/anonymous/order/:orderNumber/invoice/download',
    ...invoice,
    query: format.extend(guestPart.shape),
    errors: ['not-found'],
  },
  {
    path: '/api/v1/anonymous/order/:orderNumber/credit-notes/:number/download',
    ...creditNote,
    query: format.extend(guestPart.shape),
    errors: ['not-found'],
  },
  { path: '/api/v1/customer/order/:orderNumber/terms/download', ...terms, errors: own },
  {
    path: '/api/v1/anonymous/order/:orderNumber/terms/download',
    ...terms,
    query: guestPart,
    errors: ['not-found'],
  },
  orderPaperFile,
  orderExportFile,
  documentExportFile,
  { path: '/api/v1/staff/orders/:orderNumber/terms/download', ...terms, errors: ofStaff },
  {
    path: '/api/v1/order-link/terms',
    ...terms,
    params: z.object({}),
    query: token,
    isPublic: true,
    errors: ['not-found'],
  },
  { path: '/api/v1/staff/orders/:orderNumber/invoice/download', ...invoice, query: format, errors: ofStaff },
  {
    path: '/api/v1/staff/orders/:orderNumber/credit-notes/:number/download',
    ...creditNote,
    query: format,
    errors: ofStaff,
  },
  {
    path: '/api/v1/order-link/invoice',
    ...invoice,
    params: z.object({}),
    query: format.extend(token.shape),
    isPublic: true,
    errors: ['not-found'],
  },
  {
    path: '/api/v1/order-link/credit-notes/:number',
    ...creditNote,
    params: noteParams.pick({ number: true }),
    query: format.extend(token.shape),
    isPublic: true,
    errors: ['not-found'],
  },
]
