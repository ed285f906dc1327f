import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { orderVersion, trackingNumbers } from './order-changes.ts'
import { orderNumber, productId } from './parameters.ts'
import { batchActions, mostInBatch } from './values/order-batches.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed', 'not-valid'] as const

const batchRow = z
  .object({
    order_number: z.string(),
    version: z.int().nullable().describe('The version of the order; null if there is no such order.'),
    customer: z.string().nullable(),
    goods: z.string().nullable().describe('The tyres of the order.'),
    total: z.number().nullable().describe('What the order costs, and what its cancellation refunds.'),
    tracking_numbers: z.array(z.string()).describe('The tracking numbers that the order has.'),
    why_not: z
      .string()
      .nullable()
      .describe('Why the action is not possible with the order; null if it is possible.'),
  })
  .meta({ id: 'OrderBatchRow' })
export type OrderBatchRow = z.output<typeof batchRow>

const reportRow = z
  .object({
    order_number: z.string(),
    why_not: z.string().nullable().describe('Why nothing was done with the order; null if it was done.'),
  })
  .meta({ id: 'OrderBatchReportRow' })
export type OrderBatchReportRow = z.output<typeof reportRow>

const action = z.enum(batchActions).describe('`pack`: mark as packed. `send`: mark as sent.')
const someOrders = z
  .array(
    z
      .object({
        order_number: orderNumber,
        version: orderVersion,
        tracking_numbers: trackingNumbers.optional(),
      })
      .meta({ id: 'OrderOfBatch' }),
  )
  .min(1)
  .max(mostInBatch)
  .describe('The orders, each with the version of the dry run.')

export const checkOrderBatch = endpoint({
  method: 'GET',
  path: '/api/v1/staff/order-batches',
  summary: 'Says for each of up to 200 orders whether it can be packed or sent; changes nothing',
  query: z.object({
    action,
    order_numbers: z
      .string()
      .regex(/^[^,]{1,40}(,[^,]{1,40}){0,199}$/)
      .describe(`The numbers of the orders, separated by commas, ${mostInBatch} at most.`),
  }),
  example: { action: 'pack', order_numbers: '3907152846' },
  response: answer(z.array(batchRow)),
  errors: [...ofStaff],
})

export const runOrderBatch = endpoint({
  method: 'POST',
  moves: 'money',
  path: '/api/v1/staff/order-batches',
  summary: 'Marks up to 200 orders as packed or sent, each in a transaction of its own, and reports on each',
  body: z.object({ action, orders: someOrders }),
  response: answer(z.array(reportRow)),
  errors: [...ofStaff],
})

export const checkUndeliverable = endpoint({
  method: 'GET',
  path: '/api/v1/staff/articles/:productId/order-cancellations',
  summary:
    'Lists the paid orders with an article that cannot be delivered, and what their cancellation refunds',
  params: z.object({ productId }),
  example: { productId: 1 },
  response: answer(z.array(batchRow)),
  errors: [...ofStaff],
})

export const cancelUndeliverable = endpoint({
  method: 'POST',
  moves: 'money',
  path: '/api/v1/staff/articles/:productId/order-cancellations',
  summary: 'Cancels orders with an article that cannot be delivered, each in a transaction of its own',
  params: z.object({ productId }),
  body: z.object({ orders: someOrders }),
  response: answer(z.array(reportRow)),
  errors: [...ofStaff],
})
