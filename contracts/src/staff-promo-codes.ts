import { z } from 'zod'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { everyField } from './every-field.ts'
import { promoCodeSchema } from './records/promo-codes.ts'
import { staffListQuery, version } from './staff-list.ts'
import { promoCodeStates } from './values/promo-code-faults.ts'

export type { PromoCodeFields } from './records/promo-codes.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed'] as const
const promoCodeId = z.coerce.number().int().min(1).max(2_147_483_647).describe('The `id` of the promo code.')

const staffPromoCode = promoCodeSchema
  .extend({
    id: z.int(),
    version: z.int(),
    code: z.string(),
    valid_from: z.iso.date(),
    valid_until: z.iso.date().nullable(),
    note: z.string(),
    uses: z
      .int()
      .describe('How many orders have claimed the code. From the first one on, text and discount stay.'),
    state: z.enum(promoCodeStates),
  })
  .meta({ id: 'StaffPromoCode' })
export type StaffPromoCode = z.output<typeof staffPromoCode>

export const promoCodeSorts = ['code', 'valid_from', 'valid_until', 'uses'] as const

export const getStaffPromoCodes = endpoint({
  method: 'GET',
  path: '/api/v1/staff/promo-codes',
  summary: 'Lists promo codes for the back office; searches the code and the note',
  query: staffListQuery(
    promoCodeSorts,
    {
      state: z.enum(promoCodeStates).optional().describe('Only codes in this state.'),
      used: z.enum(['0', '1']).optional().describe('1: only codes that have been used, 0: only unused ones.'),
    },
    '-valid_from',
  ),
  response: answerPage(staffPromoCode),
  errors: [...ofStaff, 'not-valid'],
})

export const getStaffPromoCode = endpoint({
  method: 'GET',
  path: '/api/v1/staff/promo-codes/:id',
  summary: 'Returns a promo code for the back office',
  params: z.object({ id: promoCodeId }),
  example: { id: 1 },
  response: answer(staffPromoCode),
  errors: [...ofStaff, 'not-found', 'not-valid'],
})

export const createPromoCode = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/promo-codes',
  summary: 'Makes a promo code',
  body: promoCodeSchema,
  example: { code: 'ESIMERKKI10', discount_permille: 100, valid_from: '2026-12-01' },
  response: answer(staffPromoCode),
  errors: [...ofStaff, 'not-valid'],
})

export const savePromoCode = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/staff/promo-codes/:id',
  summary: 'Saves a promo code. Text and discount of a code that has been used stay as they are',
  params: z.object({ id: promoCodeId }),
  body: everyField(promoCodeSchema).extend({ version }),
  response: answer(staffPromoCode),
  errors: [...ofStaff, 'not-found', 'not-valid', 'changed-meanwhile'],
})

const exampleCart = z
  .object({
    lines: z.array(
      z.object({
        kind: z.enum(['article', 'recycling-fee', 'delivery']),
        name: z.string().nullable().describe('The name of the article; null for other lines.'),
        quantity: z.int(),
        total_cents: z.int().describe('Before the discount.'),
        discount_cents: z.int(),
        vat_cents: z.int().describe('The VAT that the line contains after the discount.'),
      }),
    ),
    is_below_minimum: z.boolean().describe('The code does not apply, because the tyres cost too little.'),
    discount_cents: z.int(),
    vat_cents: z.int(),
    total_cents: z.int(),
  })
  .meta({ id: 'ExampleCart' })
export type ExampleCart = z.output<typeof exampleCart>

const cents = (most: number) => z.coerce.number().int().min(0).max(most)

export const getExampleCarts = endpoint({
  method: 'GET',
  path: '/api/v1/staff/promo-codes/examples',
  summary: 'Prices two carts that are delivered home with a discount, as a customer would see them today',
  query: z.object({
    discount_permille: cents(1000).default(0).describe('The discount as a share: 100 is 10 %.'),
    discount_cents: cents(1_000_000).default(0).describe('The discount as an amount, if there is no share.'),
    minimum_cents: cents(10_000_000).default(0).describe('What the tyres cost at least.'),
  }),
  example: { discount_permille: 100 },
  response: answer(z.array(exampleCart)),
  errors: [...ofStaff, 'not-valid'],
})

const usage = z
  .object({
    claimed: z.int().describe('Uses of orders whose payment is in progress.'),
    used: z.int().describe('Uses of paid orders.'),
    released: z
      .int()
      .describe('Uses that became available again, because a payment failed or an order was cancelled.'),
    orders: z.int().describe('The paid orders with this code.'),
    sales_cents: z.int().describe('What the paid orders cost in total, after the discount.'),
    discount_cents: z.int().describe('What the code has taken off the paid orders.'),
    days: z
      .array(z.object({ day: z.iso.date(), uses: z.int() }))
      .describe('The days with uses, in Helsinki.'),
  })
  .meta({ id: 'PromoCodeUsage' })
export type PromoCodeUsage = z.output<typeof usage>

export const getPromoCodeUsage = endpoint({
  method: 'GET',
  path: '/api/v1/staff/promo-codes/:id/usage',
  summary: 'Returns how often a promo code was used, on which days, and what it sold',
  params: z.object({ id: promoCodeId }),
  example: { id: 1 },
  response: answer(usage),
  errors: [...ofStaff, 'not-found', 'not-valid'],
})

const use = z
  .object({
    claimed_at: z.iso.datetime(),
    state: z.enum(['claimed', 'used']),
    order_number: z.string().nullable().describe('Null if the order was deleted.'),
    customer: z
      .string()
      .nullable()
      .describe(
        'The name of the customer; null if the customer was erased, or if the caller may not read orders.',
      ),
    is_erased: z.boolean().describe('Whether the customer was erased.'),
    total_cents: z.int().nullable(),
    discount_cents: z.int().nullable(),
  })
  .meta({ id: 'PromoCodeUse' })
export type PromoCodeUse = z.output<typeof use>

export const getPromoCodeUses = endpoint({
  method: 'GET',
  path: '/api/v1/staff/promo-codes/:id/uses',
  summary: 'Lists the uses of a promo code, the newest first',
  params: z.object({ id: promoCodeId }),
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1).describe('The page of the list, from 1.'),
    per_page: z.coerce.number().int().min(1).max(200).default(50).describe('How many rows a page has.'),
  }),
  response: answerPage(use),
  errors: [...ofStaff, 'not-found', 'not-valid'],
})
