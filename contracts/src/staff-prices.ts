import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { numberWithin, recordId } from './limited-fields.ts'
import { articleFilters } from './staff-articles.ts'
import { onFilter, staffListQuery } from './staff-list.ts'
import { oneLine } from './text-fields.ts'
import { articleStates } from './values/article-states.ts'
import { bulkChanges, mostPricesAtOnce, priceEndings } from './values/bulk-pricing.ts'
import { numberLimits } from './values/number-limits.ts'
import { priceSentences as s } from './values/price-sentences.ts'
import { changeOrigins } from './values/record-history.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed'] as const

/** A price in whole cents. More decimals than cents are refused, as everywhere. */
export const priceCents = numberWithin(numberLimits.priceCents, s.twoDecimals)

const pricedArticle = z
  .object({
    id: z.int(),
    state: z.enum(articleStates),
    name: z.string().describe('Brand, model and size.'),
    brand: z.string(),
    model: z.string(),
    size: z.string(),
    price_cents: z
      .int()
      .nullable()
      .describe('Including VAT and the recycling fee. Null for a draft without a price.'),
    purchase_cents: z.int().nullable().describe('The latest purchase price without VAT.'),
    fee_cents: z.int().describe('The part of the price that is the recycling fee, including VAT.'),
    vat_permille: z.int().describe('The VAT rate of today.'),
    minimum_cents: z.int().nullable().describe('The minimum price of the brand, including VAT.'),
    size_median_cents: z
      .int()
      .nullable()
      .describe(
        'The median price of the articles on sale in this size, with which a first price is compared. Null if the article has a price.',
      ),
    day_ago_cents: z
      .int()
      .nullable()
      .describe(
        'The price of 24 hours ago, or a guarded one confirmed since, with which the guard also compares. Null if the article never had a price.',
      ),
    available: z.int(),
    sold_30_days: z.int().describe('How many were sold in the last 30 days.'),
    lowest_30_days_cents: z.int().nullable().describe('The lowest price of the last 30 days.'),
    margin_cents: z
      .int()
      .nullable()
      .describe('The price without VAT and fee, less the purchase price. Null if one of them is not known.'),
    margin_permille: z.int().nullable().describe('The margin as a share of the price without VAT and fee.'),
    reduction_percent: z.int().nullable().describe('The reduction that the shop shows to customers.'),
  })
  .meta({ id: 'PricedArticle' })
export type PricedArticle = z.output<typeof pricedArticle>

export const priceFilters = {
  ...articleFilters,
  available_below: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .optional()
    .describe('Only articles of which fewer are available.'),
  without_purchase: onFilter('1: only articles whose purchase price is not known.'),
}
export const priceSorts = ['name', 'size', 'price', 'available', 'sold', 'purchase', 'margin'] as const

export const getStaffPrices = endpoint({
  method: 'GET',
  path: '/api/v1/staff/prices',
  summary: 'Lists articles with prices, margins, stock and sales; takes the filters of the articles',
  query: staffListQuery(priceSorts, priceFilters),
  example: { search: '205/55R16', sort: 'margin' },
  response: answerPage(pricedArticle),
  errors: [...ofStaff, 'not-valid'],
})

export const previewBulkPrices = endpoint({
  method: 'GET',
  path: '/api/v1/staff/bulk-prices',
  summary: 'Computes new prices for all articles that match a filter; saves nothing',
  query: staffListQuery(priceSorts, priceFilters)
    .omit({ page: true, per_page: true, sort: true })
    .extend({
      change: z.enum(bulkChanges).describe('By a percentage, by an amount, or to a margin.'),
      value: z.coerce
        .number()
        .int()
        .min(-1_000_000)
        .max(1_000_000)
        .describe(
          'Hundredths of a per cent for a percentage or a margin, cents for an amount: 300 is 3 % or 3,00 €.',
        ),
      ending: z.enum(priceEndings).default('exact').describe('How prices are rounded.'),
    })
    .refine(
      ({ change, value }) =>
        change === 'amount' || (value > -10_000 && (change === 'percent' || value < 10_000)),
      {
        error: bilingualMessage(s.percentOutOfRange),
        path: ['value'],
      },
    ),
  example: { search: '205/55R16', change: 'percent', value: 300, ending: '90' },
  response: answer(
    z.object({
      total: z.int().describe('How many articles match the filter.'),
      rows: z
        .array(pricedArticle.extend({ new_cents: z.int() }))
        .describe(`The articles whose price changes, of the first ${mostPricesAtOnce} that match.`),
      left_out: z
        .int()
        .describe('How many of these lack the price or the purchase price that the rule needs.'),
    }),
  ),
  errors: [...ofStaff, 'not-valid'],
})

export const getArticlePrices = endpoint({
  method: 'GET',
  path: '/api/v1/staff/articles/:id/prices',
  summary: 'Returns the price of an article and every price that it had, oldest first',
  params: z.object({
    id: z.coerce.number().int().min(1).max(2_147_483_647).describe('The `id` of the article.'),
  }),
  example: { id: 1 },
  response: answer(
    pricedArticle.extend({
      as_of: z.iso.datetime().describe('When the prices were read.'),
      history: z.array(
        z.object({
          price_cents: z.int(),
          from: z.iso.datetime(),
          lowest_before_cents: z
            .int()
            .nullable()
            .describe('The lowest price of the 30 days before. Null for the first price.'),
          by: z.string().nullable().describe('The member of staff. Null: the shop itself.'),
          origin: z.enum(changeOrigins).nullable(),
          reason: z.string().nullable(),
          guarded: z
            .boolean()
            .describe('Whether the price guard had stopped the price until it was confirmed.'),
        }),
      ),
    }),
  ),
  errors: [...ofStaff, 'not-found', 'not-valid'],
})

const changedPrice = z.object({
  id: recordId.describe('The `id` of the article.'),
  before_cents: priceCents
    .nullable()
    .describe('The price that the change is based on. Null for a draft without a price.'),
  price_cents: priceCents.describe('The new price in cents, including VAT and recycling fee.'),
  confirmed: z
    .boolean()
    .default(false)
    .describe('Whether the row was ticked although the price guard stops it.'),
  reason: oneLine
    .max(500)
    .default('')
    .describe('Why the price changes. A price that the guard stops needs a reason.'),
})

const priceOutcome = z
  .object({
    saved: z.array(z.int()).describe('The articles whose price was changed.'),
    unchanged: z.array(z.int()).describe('The articles that already had the new price.'),
    skipped: z
      .array(
        z.object({
          id: z.int(),
          current_cents: z.int().nullable(),
          by: z.string().nullable().describe('The member of staff who changed the price. Null: the shop.'),
          at: z.iso.datetime().nullable(),
        }),
      )
      .describe('The articles whose price somebody else has changed meanwhile. They were not overwritten.'),
    missing: z.array(z.int()).describe('The articles that do not exist any more.'),
  })
  .meta({ id: 'PriceOutcome' })
export type PriceOutcome = z.output<typeof priceOutcome>

export const savePrices = endpoint({
  method: 'POST',
  // The price before makes a repeated call safe: its rows have the new price already and are left as they are.
  moves: 'nothing',
  path: '/api/v1/staff/prices',
  summary: 'Changes prices; rows that somebody else changed meanwhile are returned and not overwritten',
  body: z.object({
    origin: z
      .enum(['form', 'grid', 'bulk', 'undo'])
      .describe(
        'The screen on which the prices were changed. `undo`: each row returns to the price before the current one.',
      ),
    rows: z
      .array(changedPrice)
      .min(1)
      .max(mostPricesAtOnce)
      .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, bilingualMessage(s.twice))
      .describe('The new prices. Each article is listed once.'),
  }),
  // Article 1 has another price in the demo, so the row is returned as skipped.
  example: { origin: 'grid', rows: [{ id: 1, before_cents: 123, price_cents: 124 }] },
  response: answer(priceOutcome),
  errors: [...ofStaff, 'not-valid', 'price-guarded', 'too-many-guarded-prices'],
})
