import { z } from 'zod'
import type { FileEndpoint } from './endpoint.ts'
import { answer, endpoint } from './endpoint.ts'
import { orderNumber } from './parameters.ts'
import {
  carriers,
  labelFormats,
  minutesToOpenPaper,
  mostPrinted,
  orderPapers,
} from './values/order-papers.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed', 'not-found'] as const

const paperAndOrders = {
  paper: z
    .enum(orderPapers)
    .describe(
      '`packing-lists`: a page for each order. `picking-list`: the tyres of all orders. `labels`: a shipping label for each order.',
    ),
  order_numbers: z
    .array(orderNumber)
    .min(1)
    .max(mostPrinted)
    .describe('The orders, in the order of the pages.'),
}

export const printOrders = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/order-papers',
  summary:
    'Prints packing lists, a picking list or labels of paid orders: marks the orders as printed and returns the path of the PDF',
  body: z.object({
    ...paperAndOrders,
    label_format: z
      .enum(labelFormats)
      .default('100x150')
      .describe('The size of labels: a page of 100 × 150 mm for each, or four on a sheet of A4.'),
    carrier: z.enum(carriers).default('posti').describe('The carrier that labels name.'),
  }),
  response: answer(
    z
      .object({
        path: z.string().describe(`The address of the PDF for the next ${minutesToOpenPaper} minutes.`),
        orders: z.int().describe('How many orders were printed.'),
        reprints: z.array(z.string()).describe('The orders of which this paper had been printed before.'),
        stopped: z
          .array(z.string())
          .describe(
            'The orders that must not be sent: they are cancelled, returned or sent already, have no time for their fitting, or are fitted from the stock of the service point.',
          ),
      })
      .meta({ id: 'PrintedOrders' }),
  ),
  errors: [...ofStaff, 'not-valid', 'order-not-printable'],
})

const numbers = (which: string) => z.array(z.string()).describe(which)

export const checkPrint = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/order-papers/check',
  summary:
    'Says what printing a paper of these orders would print, and which orders lack something; prints nothing',
  body: z.object(paperAndOrders),
  response: answer(
    z
      .object({
        orders: numbers('The orders that would be printed, those that must not be sent among them.'),
        unpaid: numbers('The orders that cannot be printed, because they are not paid.'),
        reprints: numbers('The orders of which this paper has been printed before.'),
        stopped: numbers('The orders that must not be sent.'),
        without_address: numbers('The orders to send whose recipient has no street, postcode or town.'),
        without_weight: numbers('The orders to send of which no tyres are left, so that they weigh nothing.'),
        pieces: z.int().describe('How many tyres are sent, without those of orders that must not be sent.'),
        kilograms: z.number().describe('Their weight, which is estimated from the sizes.'),
      })
      .meta({ id: 'CheckedPrint' }),
  ),
  errors: [...ofStaff, 'not-valid'],
})

export const orderPaperFile: FileEndpoint = {
  path: '/api/v1/staff/order-papers/:id/download',
  summary: 'Returns packing lists, a picking list or labels that were printed a moment ago',
  mediaTypes: ['application/pdf'],
  params: z.object({ id: z.string().describe('The id in the path that the printing call returned.') }),
  errors: ofStaff,
}
