import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { calendarMoment, mostInteger, numberWithin } from './limited-fields.ts'
import { onFilter, staffListQuery } from './staff-list.ts'
import { oneLine } from './text-fields.ts'
import { articleStates } from './values/article-states.ts'
import { numberLimits } from './values/number-limits.ts'
import { correctionReasons, stockReasons } from './values/stock-reasons.ts'
import { stockSentences as s } from './values/stock-sentences.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed'] as const
const tyreId = z.coerce.number().int().min(1).max(2_147_483_647).describe('The `id` of the article.')
export const productionWeek = oneLine
  .max(20)
  .prefault('')
  .describe('The production week as printed on the tyre: 3125 is week 31 of 2025.')

const stockFigures = {
  id: z.int().describe('The `id` of the article.'),
  name: z.string().describe('Brand and model.'),
  size: z.string().describe('As on the sidewall: 205/55R16 91V XL.'),
  ean: z.string().nullable(),
  on_hand: z.int().describe('All tyres in the warehouse.'),
  not_as_new: z.int().describe('Those of them that are not sold as new, because they arrived too old.'),
  held: z.int().describe('What payments hold.'),
  available: z.int().describe('What the shop can sell now.'),
}

const stockRow = z
  .object({
    ...stockFigures,
    state: z.enum(articleStates),
    sold_30_days: z.int(),
    days_of_cover: z
      .int()
      .nullable()
      .describe('How long the available tyres last at the rate of the last 30 days. Null without sales.'),
    oldest_week: z.string().nullable().describe('The oldest production week in stock: 3125.'),
  })
  .meta({ id: 'StockRow' })
export type StockRow = z.output<typeof stockRow>

export const stockSorts = [
  'name',
  'on_hand',
  'held',
  'available',
  'sold_30_days',
  'days_of_cover',
  'oldest_week',
] as const
export const stockFilters = {
  available_below: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000)
    .optional()
    .describe('Only articles of which fewer are available.'),
  older_than: z
    .enum(['3', '5'])
    .optional()
    .describe('Only articles with tyres in stock that are more than so many years old.'),
  with_holds: onFilter('1: only articles that payments hold.'),
  without_sales: onFilter('1: only articles that were not sold in the last 30 days.'),
}

export const getStock = endpoint({
  method: 'GET',
  path: '/api/v1/staff/stock',
  summary: 'Lists the stock of articles; searches brand, model, EAN and size',
  query: staffListQuery(stockSorts, stockFilters),
  example: { available_below: 5, sort: '-sold_30_days' },
  response: answerPage(stockRow),
  errors: [...ofStaff, 'not-valid'],
})

const articleStock = z
  .object({
    ...stockFigures,
    weeks: z
      .array(
        z.object({
          week: z.string().describe('The production week: 3125.'),
          as_new: z.boolean().describe('Whether tyres of this batch are sold as new.'),
          quantity: z.int(),
        }),
      )
      .describe('The oldest first. This is the order in which they are sold.'),
    read_at: z.iso.datetime().describe('When the stock was read. A correction sends it as `opened_at`.'),
  })
  .meta({ id: 'ArticleStock' })
export type ArticleStock = z.output<typeof articleStock>

export const getArticleStock = endpoint({
  method: 'GET',
  path: '/api/v1/staff/stock/:id',
  summary: 'Returns the stock of an article by production week',
  params: z.object({ id: tyreId }),
  example: { id: 1 },
  response: answer(articleStock),
  errors: [...ofStaff, 'not-found', 'not-valid'],
})

const stockChange = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    by: z.string().nullable().describe('The name of the member of staff.'),
    week: z.string(),
    as_new: z.boolean(),
    difference: z.int(),
    quantity_before: z.int(),
    quantity_after: z.int(),
    reason: z.enum(stockReasons),
    note: z.string().nullable(),
    goods_receipt_id: z.int().nullable(),
  })
  .meta({ id: 'StockChange' })
export type StockChange = z.output<typeof stockChange>

export const getStockChanges = endpoint({
  method: 'GET',
  path: '/api/v1/staff/stock/:id/changes',
  summary: 'Lists the goods receipts and corrections of an article, newest first',
  params: z.object({ id: tyreId }),
  query: staffListQuery(['at'], {}).pick({ page: true, per_page: true }),
  response: answerPage(stockChange),
  errors: [...ofStaff, 'not-valid'],
})

/** A stored stock may be above the limit of a count, so that a correction can bring it back within the limit. */
const storedQuantity = z.int(bilingualMessage(s.quantityMissing)).max(mostInteger)

export const correctStock = endpoint({
  method: 'POST',
  moves: 'stock',
  path: '/api/v1/staff/stock/:id/corrections',
  summary: 'Corrects the stock of one production week by the difference to the quantity at the opening',
  params: z.object({ id: tyreId }),
  body: z.object({
    week: productionWeek,
    as_new: z.boolean().default(true).describe('Whether the batch is sold as new.'),
    quantity: numberWithin(numberLimits.countedQuantity, s.quantityMissing).describe(
      'The quantity that was counted.',
    ),
    quantity_at_opening: storedQuantity.min(0).describe('The stock when the form was opened.'),
    opened_at: calendarMoment().describe('When the form was opened.'),
    reason: z.enum(correctionReasons, bilingualMessage(s.reasonMissing)).describe('Why it is corrected.'),
    note: oneLine
      .max(500)
      .nullish()
      .transform((text) => text || null)
      .describe('Required with the reason `other`.'),
    age_confirmed: z
      .boolean()
      .default(false)
      .describe(
        'After `age-not-confirmed`: tyres of a week that is more than three years old are added to the stock.',
      ),
    confirmed_quantity: storedQuantity
      .min(0)
      .nullable()
      .default(null)
      .describe(
        'After `stock-moved`: the stock that it named. Whoever sends it has agreed to the difference.',
      ),
    despite_holds: z
      .boolean()
      .default(false)
      .describe('After `payments-hold-more`: the count prevails over what payments hold.'),
  }),
  response: answer(articleStock),
  errors: [...ofStaff, 'not-found', 'not-valid', 'age-not-confirmed', 'stock-moved', 'payments-hold-more'],
})
