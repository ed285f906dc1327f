import { z } from 'zod'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { calendarDate, numberWithin } from './limited-fields.ts'
import { staffListQuery, version } from './staff-list.ts'
import { productionWeek } from './staff-stock.ts'
import { oneLine, requiredText } from './text-fields.ts'
import { numberLimits } from './values/number-limits.ts'
import { stockSentences as s } from './values/stock-sentences.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed'] as const
const receiptId = z.coerce.number().int().min(1).max(2_147_483_647).describe('The `id` of the goods receipt.')
const states = ['draft', 'received'] as const

const receiptFields = z.object({
  supplier: requiredText(s.supplierMissing).max(100).prefault('').describe('The supplier.'),
  delivery_note: requiredText(s.deliveryNoteMissing)
    .max(60)
    .prefault('')
    .describe('The number of the delivery note.'),
  delivered_on: calendarDate(s.dateMissing).describe('The day of the delivery, today or earlier.'),
})
export type ReceiptFields = z.output<typeof receiptFields>

const listedReceipt = receiptFields
  .extend({
    id: z.int(),
    state: z.enum(states),
    lines: z.int(),
    tyres: z.int(),
    received_at: z.iso.datetime().nullable(),
    received_by: z.string().nullable(),
  })
  .meta({ id: 'ListedGoodsReceipt' })
export type ListedReceipt = z.output<typeof listedReceipt>

export const receiptSorts = ['id', 'delivered_on', 'supplier', 'delivery_note', 'state'] as const
export const getGoodsReceipts = endpoint({
  method: 'GET',
  path: '/api/v1/staff/goods-receipts',
  summary: 'Lists goods receipts; searches supplier and delivery note',
  query: staffListQuery(receiptSorts, {
    state: z.enum(states).optional().describe('Drafts, or goods receipts that have been received.'),
    supplier: oneLine.max(100).optional().describe('The exact name of a supplier.'),
  }),
  response: answerPage(listedReceipt),
  errors: [...ofStaff, 'not-valid'],
})

const goodsReceipt = receiptFields
  .extend({
    id: z.int(),
    version: z.int(),
    state: z.enum(states),
    received_at: z.iso.datetime().nullable(),
    received_by: z.string().nullable(),
    lines: z.array(
      z.object({
        id: z.int(),
        tyre_id: z.int(),
        name: z.string().describe('Brand, model and size.'),
        ean: z.string().nullable(),
        week: z.string().describe('The production week as printed on the tyre.'),
        quantity: z.int(),
        purchase_cents: z.int(),
        as_new: z
          .boolean()
          .describe(
            'Whether the tyres are sold as new. In a draft: whether they would be if received today.',
          ),
        is_old: z.boolean().describe('Whether the tyres are more than three years old.'),
      }),
    ),
  })
  .meta({ id: 'GoodsReceipt' })
export type GoodsReceipt = z.output<typeof goodsReceipt>

export const getGoodsReceipt = endpoint({
  method: 'GET',
  path: '/api/v1/staff/goods-receipts/:id',
  summary: 'Returns a goods receipt with its lines',
  params: z.object({ id: receiptId }),
  response: answer(goodsReceipt),
  errors: [...ofStaff, 'not-found', 'not-valid'],
})

export const createGoodsReceipt = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/goods-receipts',
  summary: 'Makes a goods receipt, as a draft without lines',
  body: receiptFields,
  example: { supplier: 'Pohjolan Rengas Oy', delivery_note: 'L-1042', delivered_on: '2026-11-18' },
  response: answer(goodsReceipt),
  errors: [...ofStaff, 'not-valid'],
})

export const saveGoodsReceipt = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/staff/goods-receipts/:id',
  summary: 'Saves supplier, delivery note and date of a draft',
  params: z.object({ id: receiptId }),
  body: receiptFields.extend({ version }),
  response: answer(goodsReceipt),
  errors: [...ofStaff, 'not-found', 'not-valid', 'changed-meanwhile', 'already-received'],
})

export const deleteGoodsReceipt = endpoint({
  method: 'DELETE',
  moves: 'nothing',
  path: '/api/v1/staff/goods-receipts/:id',
  summary: 'Deletes a draft',
  params: z.object({ id: receiptId }),
  response: answer(z.null()),
  errors: [...ofStaff, 'not-found', 'not-valid', 'already-received'],
})

export const addReceiptLine = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/goods-receipts/:id/lines',
  summary: 'Adds a line to a draft',
  params: z.object({ id: receiptId }),
  body: z.object({
    ean: oneLine.max(40).prefault('').describe('The EAN of the article, 13 digits.'),
    quantity: numberWithin(numberLimits.receivedQuantity, s.quantityMissing).describe('How many tyres.'),
    week: productionWeek,
    purchase_cents: numberWithin(numberLimits.purchaseCents, s.priceMissing).describe(
      'The purchase price of one tyre without VAT.',
    ),
    age_confirmed: z
      .boolean()
      .default(false)
      .describe('Whether a week that is more than three years old is confirmed.'),
  }),
  response: answer(goodsReceipt),
  errors: [...ofStaff, 'not-found', 'not-valid', 'already-received', 'age-not-confirmed'],
})

export const removeReceiptLine = endpoint({
  method: 'DELETE',
  moves: 'nothing',
  path: '/api/v1/staff/goods-receipts/:id/lines/:lineId',
  summary: 'Removes a line from a draft',
  params: z.object({ id: receiptId, lineId: receiptId.describe('The `id` of the line.') }),
  response: answer(goodsReceipt),
  errors: [...ofStaff, 'not-found', 'not-valid', 'already-received'],
})

export const receiveGoods = endpoint({
  method: 'POST',
  moves: 'stock',
  path: '/api/v1/staff/goods-receipts/:id/receive',
  summary: 'Books all lines of a draft into stock, or none',
  params: z.object({ id: receiptId }),
  body: z.object({ version }),
  response: answer(goodsReceipt),
  errors: [
    ...ofStaff,
    'not-found',
    'not-valid',
    'changed-meanwhile',
    'already-received',
    'nothing-to-receive',
  ],
})
