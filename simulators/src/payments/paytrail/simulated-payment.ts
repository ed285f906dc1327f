import type { Algorithm } from '@pito/server/src/payment-providers/index.ts'
import { z } from 'zod'
import { paymentGroups } from './simulated-providers.ts'

export type PaymentStatus = 'new' | 'ok' | 'fail' | 'pending' | 'delayed'
/** How Paytrail responds to refunds of this payment. */
export const refundModes = [
  'refunds-made',
  'refunds-pending',
  'refunds-refused',
  'refunds-failed',
  'refunds-lost',
] as const
export type RefundMode = (typeof refundModes)[number]

export interface SimulatedRefund {
  readonly id: string
  readonly stamp: string
  readonly amount: number
  readonly status: 'ok' | 'pending' | 'fail'
  readonly callbackUrls: { readonly success: string; readonly cancel: string }
}

export interface SimulatedPayment extends z.output<typeof paymentRequest> {
  readonly id: string
  readonly algorithm: Algorithm
  readonly status: PaymentStatus
  /** The amount that the buyer paid: the full amount unless the tester chooses otherwise. */
  readonly paid: number
  readonly provider: string
  readonly createdAt: string
  readonly refundMode: RefundMode
  readonly refunds: readonly SimulatedRefund[]
  /** The shop's response to each callback. */
  readonly callbacks: readonly { status: string; tries: number; answer: number | null }[]
}

const address = z.url({ protocol: /^https?$/ }).max(300)
const addresses = z.object({ success: address, cancel: address })

/** The part of a request that is stored. It contains neither the name nor the address of the buyer. */
export const paymentRequest = z.object({
  stamp: z.string().min(1).max(200),
  reference: z.string().min(1).max(200),
  amount: z.int().min(1).max(99_999_998),
  currency: z.literal('EUR'),
  language: z.enum(['FI', 'SV', 'EN']),
  items: z
    .array(
      z.object({
        unitPrice: z.int().min(-99_999_998).max(99_999_998),
        units: z.int().min(0).max(10_000_000),
        vatPercentage: z.number().min(0).max(100).multipleOf(0.1),
        productCode: z.string().min(1).max(100),
        description: z.string().max(1000).default(''),
      }),
    )
    .max(10_000)
    .optional(),
  redirectUrls: addresses,
  callbackUrls: addresses.optional(),
  groups: z.array(z.enum(paymentGroups)).default([]),
})

const text = (most: number) => z.string().max(most).optional()
const place = z.object({
  streetAddress: z.string().min(1).max(50),
  postalCode: z.string().min(1).max(15),
  city: z.string().min(1).max(30),
  country: z.string().length(2),
})
/** The personal data of a request, which are validated and not stored. */
export const buyerOfRequest = z.object({
  customer: z.object({
    email: z.email().max(200),
    firstName: text(50),
    lastName: text(50),
    phone: text(200),
    vatId: text(200),
    companyName: text(100),
  }),
  invoicingAddress: place.optional(),
  deliveryAddress: place.optional(),
})

export const refundRequest = z.object({
  amount: z.int().min(1),
  email: z.email().optional(),
  refundStamp: z.string().max(200).default(''),
  refundReference: z.string().max(200).default(''),
  callbackUrls: addresses,
})
export type RefundRequest = z.output<typeof refundRequest>

/**
 * The request for a refund by e-mail, in which Paytrail asks the buyer for an account. Such a refund is possible even
 * if the bank supports no refunds.
 */
export const emailRefundRequest = refundRequest.extend({ email: z.email() })
