import { z } from 'zod'
import { answer, answerPage, customerAndGuest, endpoint, guestPart } from './endpoint.ts'
import { orderId, orderNumber, page } from './parameters.ts'
import { notCheckedOut } from './values/not-checked-out.ts'
import { paymentMethods } from './values/payment-methods.ts'

/**
 * The statuses of a payment. `returned` means that the received money cannot pay for the order and is refunded in
 * full.
 */
export const paymentStatuses = ['paid', 'pending', 'failed', 'returned'] as const
export const returnReasons = ['late', 'replaced', 'wrong-amount'] as const
const status = z
  .object({
    order_number: z.string(),
    payment_status: z.enum(paymentStatuses),
    returned_because: z
      .enum(returnReasons)
      .optional()
      .describe(
        'Why a `returned` payment goes back. `late`: tyres, time or promo code were not available any more. `replaced`: the buyer had confirmed another order meanwhile. `wrong-amount`: it was not what the order costs.',
      ),
    can_be_paid_again: z
      .boolean()
      .optional()
      .describe('Present with `returned`. True while the order is neither paid nor replaced by another one.'),
  })
  .meta({ id: 'PaymentStatus' })
export type PaymentStatus = z.output<typeof status>

/** A value that the payment provider appends to the URL to which the buyer returns. */
const token = z.string().min(1).max(200)
const own = ['not-valid', 'not-found', 'not-logged-in', 'session-ended'] as const
const notStarted = [
  ...own,
  'order-paid',
  'order-not-complete',
  'cart-changed',
  ...notCheckedOut,
  'promo-code-not-valid',
  'payment-starting',
  'payment-too-soon',
  'scarce-article',
  'too-many-reservations',
  'too-many-requests',
  'payment-provider-away',
  'payment-refused',
] as const

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/v1/payment/methods',
  summary: 'Lists the payment methods of the shop in the order that the law prescribes',
  response: answer(z.array(z.enum(paymentMethods))),
  errors: [],
})

const started = answer(z.object({ url: z.string().describe('Where the browser goes to pay') }))

export const processPayment = customerAndGuest({
  method: 'POST',
  moves: 'money',
  takesForm: true,
  customer: '/api/v1/customer/payment/process',
  anonymous: '/api/v1/anonymous/payment/process',
  summary: 'Starts the payment of an order: holds its tyres and its time, and says where it is paid',
  body: z.object({
    order_id: orderId,
    payment_by: z.enum(paymentMethods).describe('How the buyer pays, one of `payment/methods`.'),
  }),
  response: started,
  errors: [...notStarted],
})

export const processKlarnaPayment = customerAndGuest({
  method: 'POST',
  moves: 'money',
  takesForm: true,
  customer: '/api/v1/customer/klarna_payment/process',
  anonymous: '/api/v1/anonymous/klarna_payment/process',
  summary: 'Does the same with Klarna',
  body: z.object({ order_id: orderId }),
  response: started,
  errors: [...notStarted],
})

/**
 * The parameters that Paytrail appends. The object is loose because the signature covers every parameter, including
 * those that Paytrail may add later.
 */
export const paytrailFields = z.looseObject({
  checkout_account: token.describe('`checkout-account`: the number of the merchant at Paytrail.'),
  checkout_algorithm: token.describe('`checkout-algorithm`: sha256 or sha512, of the signature.'),
  checkout_amount: token.describe('`checkout-amount`: the sum in cents.'),
  checkout_stamp: token.describe('`checkout-stamp`: which attempt to pay it was.'),
  checkout_reference: token.describe('`checkout-reference`: the reference of the order.'),
  checkout_status: token.describe('`checkout-status`: ok, fail, pending or delayed.'),
  checkout_provider: token.optional().describe('`checkout-provider`: the bank or card that was used.'),
  checkout_transaction_id: token
    .optional()
    .describe('`checkout-transaction-id`: the number of the payment at Paytrail.'),
  signature: z.string().min(1).max(500).describe('`signature`: of Paytrail, over all the others.'),
})

export const confirmPayment = customerAndGuest({
  method: 'POST',
  moves: 'money',
  takesForm: true,
  customer: '/api/v1/customer/payment/confirm',
  anonymous: '/api/v1/anonymous/payment/confirm',
  summary:
    'Takes the parameters that Paytrail appended to the return address and verifies their signature; calls may be repeated',
  body: paytrailFields,
  response: answer(status),
  errors: [...own, 'payment-not-verified'],
})

export const confirmKlarnaPayment = customerAndGuest({
  method: 'POST',
  moves: 'money',
  takesForm: true,
  customer: '/api/v1/customer/klarna_payment/confirm',
  anonymous: '/api/v1/anonymous/klarna_payment/confirm',
  summary: 'Asks Klarna whether an order is paid; what the return address says proves nothing',
  body: z.object({
    token: token.describe('The `token` that Klarna appended to the return address.'),
    sid: token.describe('The `sid` that Klarna appended to the return address: the visit to its page.'),
    order_id: orderNumber,
  }),
  response: answer(status),
  errors: [...own, 'payment-unknown', 'payment-provider-away'],
})

export const readKlarnaSession = customerAndGuest({
  method: 'POST',
  moves: 'money',
  takesForm: true,
  customer: '/api/v1/customer/klarna_payment/read-hpp-session',
  anonymous: '/api/v1/anonymous/klarna_payment/read-hpp-session',
  summary: 'Returns the result of a visit to Klarna’s page',
  body: z.object({
    klarna_hpp_session_id: token.describe('The visit to Klarna’s page: `sid` of the return address.'),
    order_number: orderNumber,
  }),
  response: answer(status),
  errors: [...own, 'payment-unknown', 'payment-provider-away'],
})

export const updatePaytrailStatus = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/order/paytrail-status/update',
  summary: 'Records that a payment failed; that one succeeded is never taken from a client',
  body: z.object({
    order_id: z.union([orderId, orderNumber]).describe('The `id` or the number of the order.'),
    payment_status: z
      .enum(['failed', 'manual_fail'])
      .describe('Whether the payment failed or the buyer cancelled it. Either ends the attempt.'),
    ...guestPart.shape,
  }),
  response: answer(status),
  errors: [...own, 'order-paid', 'not-allowed-while-acting'],
})

const taken = z.object({ success: z.literal(1) })

export const paytrailCallback = endpoint({
  method: 'GET',
  path: '/api/v1/callbacks/paytrail',
  summary: 'Receives the result of a payment from Paytrail, which may call repeatedly and in any order',
  query: z.looseObject({}),
  response: taken,
  errors: ['payment-not-verified'],
})

export const paytrailRefundCallback = endpoint({
  method: 'GET',
  path: '/api/v1/callbacks/paytrail-refund/:refundId',
  summary: 'Receives the result of a refund from Paytrail',
  params: z.object({
    refundId: z.uuid().describe('The `id` of the refund, as the shop gave it to Paytrail.'),
  }),
  query: z.looseObject({}),
  response: taken,
  errors: ['payment-not-verified', 'not-found', 'not-valid'],
})

export const klarnaCallback = endpoint({
  method: 'POST',
  moves: 'money',
  path: '/api/v1/callbacks/klarna/:attemptId/:signature',
  summary: 'Receives the notice of a change from Klarna; the shop then reads the order there',
  params: z.object({
    attemptId: z.uuid().describe('Which attempt to pay, as the shop gave it to Klarna.'),
    signature: z.string().max(200).describe('The signature of the shop over the attempt.'),
  }),
  body: z.looseObject({}),
  response: taken,
  errors: ['not-found', 'not-valid', 'payment-provider-away'],
})

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed', 'not-valid'] as const

export const stuckReasons = ['not-captured', 'not-extended', 'wrong-currency'] as const

const stuckPayment = z
  .object({
    id: z.string(),
    order_number: z.string(),
    amount: z.number().describe('What the order costs, in euros.'),
    payment_by: z.enum(paymentMethods),
    reason: z
      .enum(stuckReasons)
      .describe(
        '`not-captured`: Klarna does not pay an order that was fitted or sent. `not-extended`: Klarna does not extend its authorisation until the fitting. `wrong-currency`: the provider holds money that is not in euros.',
      ),
    since: z.iso.datetime(),
    tried_at: z.iso.datetime().describe('When the provider was last asked. It is asked again every hour.'),
    provider_reference: z
      .string()
      .nullable()
      .describe('The reference under which the provider’s own pages show the payment.'),
  })
  .meta({ id: 'StuckPayment' })
export type StuckPayment = z.output<typeof stuckPayment>

export const listStuckPayments = endpoint({
  method: 'GET',
  path: '/api/v1/staff/payments/stuck',
  summary: 'Lists payments that the shop cannot capture or use without staff, the oldest first',
  query: z.object({ page }),
  response: answerPage(stuckPayment),
  errors: [...ofStaff],
})
