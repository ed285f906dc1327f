import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })

export const orderRequest = z.object({
  purchase_country: z.literal('FI'),
  purchase_currency: z.literal('EUR'),
  locale: z.enum(['fi-FI', 'sv-FI', 'en-FI']),
  order_amount: z.int().min(1),
  order_tax_amount: z.int().min(0),
  order_lines: z
    .array(
      z.object({
        type: z.enum(['physical', 'discount', 'shipping_fee', 'surcharge', 'digital']),
        reference: z.string().max(255),
        name: z.string().min(1).max(255),
        quantity: z.int().min(1),
        unit_price: z.int(),
        tax_rate: z.int().min(0).max(10_000),
        total_amount: z.int(),
        total_discount_amount: z.int().min(0).default(0),
        total_tax_amount: z.int(),
      }),
    )
    .min(1)
    .max(1000),
  billing_address: z.record(z.string(), z.string()),
  shipping_address: z.record(z.string(), z.string()),
  customer: z.object({ type: z.enum(['person', 'organization']) }),
  merchant_reference1: z.string().max(255),
  merchant_reference2: z.string().max(255),
  merchant_urls: z.object({ notification: address }),
})
export type OrderRequest = z.output<typeof orderRequest>

export const pageRequest = z.object({
  payment_session_url: address,
  merchant_urls: z.object({
    success: z.string().min(1),
    cancel: z.string().min(1),
    back: z.string().min(1),
    failure: z.string().min(1),
    error: z.string().min(1),
    status_update: address,
  }),
  options: z.object({ place_order_mode: z.literal('NONE') }),
})

export type PageStatus =
  | 'WAITING'
  | 'IN_PROGRESS'
  | 'BACK'
  | 'FAILED'
  | 'ERROR'
  | 'COMPLETED'
  | 'CANCELLED'
  | 'DISABLED'

/** Klarna's response when the shop places the order. */
export type Placing =
  | 'accepted'
  | 'pending'
  | 'rejected'
  | 'conflict'
  | 'expired'
  | 'lost'
  | 'other-amount'
  | 'other-currency'

export interface SimulatedOrder {
  readonly id: string
  readonly status: 'AUTHORIZED' | 'PART_CAPTURED' | 'CAPTURED' | 'CANCELLED' | 'EXPIRED'
  /** Absent means EUR, the currency of the session; the tester may choose SEK instead. */
  readonly currency?: 'SEK'
  readonly fraud: 'ACCEPTED' | 'PENDING' | 'REJECTED'
  readonly original: number
  readonly amount: number
  readonly captured: number
  readonly refunds: readonly { reference: string; amount: number }[]
  readonly extensions: number
  readonly refusesRefunds: boolean
}

/** A session of Klarna Payments and its later state. The buyer's name and addresses are validated and not stored. */
export interface SimulatedSession {
  readonly id: string
  /** A hash of everything that has to be the same when the order is placed. */
  readonly fingerprint: string
  readonly amount: number
  readonly locale: OrderRequest['locale']
  readonly lines: readonly { name: string; quantity: number; total: number }[]
  readonly reference1: string
  readonly reference2: string
  readonly notification: string
  readonly expiresAt: string
  readonly page: {
    readonly status: PageStatus
    readonly urls: z.output<typeof pageRequest>['merchant_urls']
  } | null
  readonly agreement: { readonly token: string; readonly placing: Placing; readonly released: boolean } | null
  readonly order: SimulatedOrder | null
  /** The responses by idempotency key, each with the request that it belongs to. */
  readonly answers: Readonly<
    Record<string, { request: string; status: number; answer: object | null; at: string }>
  >
}

export const sessionKind = 'klarna session'
/**
 * The ids of a session, its page and its order, and its token, contain the same identifier in different forms, so that
 * none can be mistaken for another.
 */
export const pageIdOf = (sessionId: string) => `hpp-${sessionId}`
export const orderIdOf = (sessionId: string) => `ord-${sessionId}`
export const sessionOfPage = (pageId: string) => pageId.replace(/^hpp-/, '')
export const sessionOfOrder = (orderId: string) => orderId.replace(/^ord-/, '')
export const sessionOfToken = (token: string) => token.split('.', 1)[0] ?? ''
