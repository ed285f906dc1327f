import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, endpoint } from './endpoint.ts'
import { oneLine } from './text-fields.ts'
import { priceSentences as s } from './values/price-sentences.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed'] as const
const articleId = z.int().min(1).max(2_147_483_647)

/** A price in whole cents. More decimals than cents are refused, as everywhere. */
export const priceCents = z.int(bilingualMessage(s.twoDecimals)).min(1).max(10_000_000)

/** The most prices that one call changes. More of them are a run, which changes them in the background. */
export const mostPricesAtOnce = 1000

const changedPrice = z.object({
  id: articleId.describe('The `id` of the article.'),
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
    origin: z.enum(['form', 'grid', 'bulk']).describe('The screen on which the prices were changed.'),
    rows: z
      .array(changedPrice)
      .min(1)
      .max(mostPricesAtOnce)
      .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, bilingualMessage(s.twice))
      .describe('The new prices. Each article is listed once.'),
  }),
  response: answer(priceOutcome),
  errors: [...ofStaff, 'not-valid', 'price-guarded', 'too-many-guarded-prices'],
})
