import { z } from 'zod'
import type { FileEndpoint } from './endpoint.ts'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { order, orderStatuses } from './orders.ts'
import { orderNumber } from './parameters.ts'
import { deliveryDays } from './pricing.ts'
import { staffListQuery } from './staff-list.ts'
import { exportFormats } from './values/export-kinds.ts'
import { orderActions } from './values/order-actions.ts'
import { documentExportPath, mostInBatch, orderExportPath } from './values/order-batches.ts'
import {
  cancellationReasons,
  cancellationRequesters,
  noticeChannels,
  noticeKinds,
} from './values/order-notices.ts'
import { fittingStates, orderProgress, orderStages } from './values/order-progress.ts'
import { deskTabs, mostCounted, orderPeriods, orderTasks } from './values/order-tasks.ts'
import {
  documentSeries,
  timelineActors,
  timelineEvents,
  timelineKinds,
  unpaidReasons,
} from './values/order-timeline.ts'
import { paymentMethods } from './values/payment-methods.ts'
import { paymentStates } from './values/payment-state.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed', 'not-valid'] as const

const task = z
  .enum(orderTasks)
  .nullable()
  .describe('What there is to do next for the order; null if nothing is. It follows from the state alone.')
const since = z.iso.datetime().nullable().describe('Since when the order waits for it, if that is known.')
const supplementOf = z
  .string()
  .nullable()
  .describe('The number of the order whose fitting was moved, if this is the supplement of one.')

const printed = z
  .object({ by: z.string().describe('The member of staff.'), at: z.iso.datetime() })
  .nullable()
  .describe('Who printed the packing list or a picking list last, and when; null if nobody has.')
const undoUntil = z.iso
  .datetime()
  .nullable()
  .describe('Until when the sending can be undone: so long the e-mail and the capture of the payment wait.')
const isStopped = z
  .boolean()
  .describe('Whether the order was cancelled after work on it had begun, so that it must not be sent.')
const stage = z
  .enum(orderStages)
  .describe('How far the order is: its progress, or that its tyres are packed, sent or withdrawn from.')
const fittedAt = z.iso
  .datetime()
  .nullable()
  .describe('The time of the fitting; null if the tyres are delivered, or the time is agreed by phone.')
const fittingState = z
  .enum(fittingStates)
  .nullable()
  .describe('Whether the fitting takes place at that time; null if the tyres are delivered.')
const tabs = z.array(z.enum(deskTabs)).describe('The tabs of the order desk in which the order is.')

const listedOrder = z
  .object({
    order_number: z.string(),
    created_at: z.iso.datetime(),
    customer: z.string().nullable().describe('The name of the buyer; null until it is entered.'),
    company: z.string().nullable().describe('The name of the company that buys.'),
    email: z.string().nullable(),
    goods: z
      .array(
        z.object({
          id: z.int(),
          quantity: z.int(),
          name: z.string(),
          size: z.string().nullable().describe('The size of the tyre, such as 205/55 R16.'),
        }),
      )
      .describe('The tyres of the order.'),
    licence_plate: z.string().nullable(),
    service_point: z.string().nullable().describe('Where the tyres are fitted; null if they are delivered.'),
    fitted_at: fittedAt,
    fitting_state: fittingState,
    delivery_days: deliveryDays.nullable().describe('The days between which delivery was promised.'),
    total: z.number(),
    payment_state: z.enum(paymentStates),
    progress: z.enum(orderProgress),
    stage,
    invoice_number: z.int().nullable(),
    printed,
    supplement_of: supplementOf,
    version: z.int().describe('The version of the order, which each of its changes raises.'),
    undo_until: undoUntil,
    is_stopped: isStopped,
    task,
    since,
    tabs,
  })
  .meta({ id: 'ListedOrder' })
export type ListedOrder = z.output<typeof listedOrder>

const orderListQuery = staffListQuery(
  ['created_at'],
  {
    tab: z.enum(deskTabs).optional().describe('Only the orders of one tab of the order desk.'),
    order_status: z
      .enum(orderStatuses)
      .optional()
      .describe('Only paid or only unpaid orders. Without it both.'),
    delivery: z
      .enum(['home', 'fitting'])
      .optional()
      .describe('Only orders that are delivered to an address, or only those that are fitted.'),
    service_point: z.coerce
      .number()
      .int()
      .min(1)
      .max(2_147_483_647)
      .optional()
      .describe('The `id` of the service point that fits the tyres.'),
    period: z
      .enum(orderPeriods)
      .optional()
      .describe('Only orders of today, or of the last 7 or 30 days, by Finnish time.'),
  },
  '-created_at',
)

export const listOrdersForStaff = endpoint({
  method: 'GET',
  path: '/api/v1/staff/orders',
  summary:
    'Lists orders, the latest first; the search finds the beginning of an order number, an invoice number, an e-mail address, a name, a phone number or a plate',
  query: orderListQuery,
  response: answerPage(listedOrder).extend({
    is_more: z
      .boolean()
      .describe(`Whether more orders match than \`total\` says, which is ${mostCounted} at most.`),
  }),
  errors: [...ofStaff],
})

/** The query of the list of orders, or the numbers of the selected orders. */
export const orderExportQuery = orderListQuery.omit({ page: true, per_page: true }).extend({
  format: z.enum(exportFormats).describe('The format of the file.'),
  order_numbers: z
    .string()
    .regex(/^[1-9]\d{9}(,[1-9]\d{9}){0,199}$/)
    .optional()
    .describe(
      `Only the orders with these numbers, separated by commas, ${mostInBatch} at most. The filters are ignored then.`,
    ),
})

export const orderExportFile = {
  path: orderExportPath,
  summary:
    'Returns the selected orders, or all orders that the filters of the list find, as a CSV or XLSX file with a row for each order',
  mediaTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  params: z.object({}),
  query: orderExportQuery,
  errors: [...ofStaff, 'too-many-requests'],
} as const satisfies FileEndpoint

export const countOrderTabs = endpoint({
  method: 'GET',
  path: '/api/v1/staff/order-tabs',
  summary: `Counts the orders in each tab of the order desk, up to ${mostCounted}`,
  response: answer(
    z.array(
      z.object({
        tab: z.enum(deskTabs),
        orders: z.int(),
        is_more: z.boolean().describe('Whether there are more orders than were counted.'),
      }),
    ),
  ),
  errors: ['not-logged-in', 'session-ended', 'not-allowed'],
})

const deskOrder = order
  .extend({
    version: z.int().describe('The version of the order, which each of its changes raises.'),
    packed_at: z.iso.datetime().nullable(),
    stage,
    fitted_at: fittedAt,
    fitting_state: fittingState,
    printed,
    supplement_of: supplementOf,
    undo_until: undoUntil,
    is_stopped: isStopped,
    task,
    since,
    tabs,
    actions: z
      .array(
        z.object({
          action: z.enum(orderActions),
          why_not: z
            .string()
            .nullable()
            .describe('The sentence that refuses the action; null if it is possible.'),
        }),
      )
      .describe(
        'The actions that staff can take on the order. For an action that is not possible now, it says why.',
      ),
    notice: z
      .object({
        kind: z.enum(noticeKinds),
        channel: z.enum(noticeChannels),
        by: z.string().describe('The member of staff who registered it.'),
        requested_by: z.enum(cancellationRequesters).nullable().describe('Who requested the cancellation.'),
        reason: z.enum(cancellationReasons).nullable().describe('Why the order is cancelled.'),
        sent_on: z.iso.date().nullable().describe('The day on which the notice of withdrawal was sent.'),
        is_goodwill: z.boolean().describe('Whether the notice was late and accepted as goodwill.'),
      })
      .nullable()
      .describe('What staff registered when they cancelled the order or received a notice of withdrawal.'),
    why_unpaid: z
      .enum(unpaidReasons)
      .nullable()
      .describe('Why nothing has been paid, by the latest payment; null for a paid order.'),
    pending_until: z.iso
      .datetime()
      .nullable()
      .describe('Until when the provider of a pending payment may decide; null if no payment is pending.'),
  })
  .meta({ id: 'DeskOrder' })
export type DeskOrder = z.output<typeof deskOrder>

export const getOrderForStaff = endpoint({
  method: 'GET',
  path: '/api/v1/staff/orders/:orderNumber',
  summary: 'Returns an order in full, with what there is to do for it',
  params: z.object({ orderNumber }),
  example: { orderNumber: '3907152846' },
  response: answer(deskOrder),
  errors: [...ofStaff, 'not-found'],
})

const timelineEvent = z
  .object({
    at: z.iso.datetime(),
    kind: z.enum(timelineKinds),
    event: z.enum(timelineEvents),
    by: z.string().nullable().describe('The member of staff who did it; null if it was not staff.'),
    actor: z.enum(timelineActors).nullable().describe('Who did it; null if that follows from the event.'),
    amount: z.number().nullable(),
    method: z.enum(paymentMethods).nullable(),
    number: z.int().nullable().describe('The number of the document, or of the attempt to pay.'),
    quantity: z.int().nullable(),
    moment: z.iso
      .datetime()
      .nullable()
      .describe(
        'The time of the fitting, the end of the reservation, or the day on which a refund was paid by hand.',
      ),
    detail: z
      .string()
      .nullable()
      .describe(
        'The tyre and its production week, the id or message of the provider, a reason, the reference at the bank, or the subject of the e-mail.',
      ),
    state: z
      .string()
      .nullable()
      .describe(
        'The result of an attempt to pay, whether an e-mail was sent, the condition of returned tyres, or the reason of a notice.',
      ),
    mail_id: z.string().nullable().describe('The e-mail of the event, while it is stored.'),
    text: z
      .string()
      .nullable()
      .describe(
        'The text of the note, also of one about a refund, of the e-mail without the tokens of its links, or the reason of an action of staff.',
      ),
    changes: z
      .array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }))
      .nullable()
      .describe('The old and the new values of what was changed.'),
  })
  .meta({ id: 'OrderTimelineEvent' })
export type OrderTimelineEvent = z.output<typeof timelineEvent>

export const getOrderTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/staff/orders/:orderNumber/timeline',
  summary: 'Returns what happened to an order, newest first',
  params: z.object({ orderNumber }),
  example: { orderNumber: '3907152846' },
  response: answer(z.array(timelineEvent)),
  errors: [...ofStaff, 'not-found'],
})

const document = z
  .object({
    series: z.enum(documentSeries),
    number: z.int(),
    issued_at: z.iso.datetime(),
    order_number: z.string(),
    customer: z.string().nullable(),
    amount: z.number().describe('With VAT.'),
    vat_amount: z.number(),
    path: z.string().describe('The address for downloading the PDF; with `?format=finvoice` the Finvoice.'),
    has_finvoice: z.boolean().describe('Whether there is a Finvoice, which only companies get.'),
  })
  .meta({ id: 'OrderDocument' })
export type OrderDocument = z.output<typeof document>

const documentQuery = {
  series: z.enum(documentSeries).default('invoice').describe('Invoices or credit notes.'),
  from: z.iso.date().optional().describe('Only documents issued on this day or later, by Finnish time.'),
  to: z.iso.date().optional().describe('Only documents issued on this day or earlier, by Finnish time.'),
}

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/v1/staff/documents',
  summary: 'Lists invoices or credit notes by number, the latest first, and says whether a number is missing',
  query: staffListQuery(['number'], documentQuery, '-number').omit({ search: true }),
  response: answerPage(document).extend({
    missing: z
      .int()
      .describe('How many numbers between the first and the last listed document have no document.'),
  }),
  errors: [...ofStaff],
})

export const documentExportQuery = z.object(documentQuery)

export const documentExportFile = {
  path: documentExportPath,
  summary:
    'Returns the invoices or credit notes of a period as a CSV file for bookkeeping, by number; the amounts of credit notes are negative',
  mediaTypes: ['text/csv'],
  params: z.object({}),
  query: documentExportQuery,
  errors: [...ofStaff, 'too-many-requests'],
} as const satisfies FileEndpoint
