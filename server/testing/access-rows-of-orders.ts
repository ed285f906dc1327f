import type { AccessRow, Helmis } from './access-row.ts'
import { customersOnly, nothing, ownOnly, personDetails, withRight } from './access-statuses.ts'
import { ownedVehicleId } from './person-everywhere.ts'

const byNumber = ({ orderNumber }: Helmis) => ({ orderNumber })
const ofVehicle = () => ({ id: ownedVehicleId })
const firstNote = () => ({ id: '1' })
const byNote = ({ orderNumber }: Helmis) => ({ orderNumber, number: '900001' })

export const orders: readonly AccessRow[] = [
  {
    // The cart is empty at this point, because earlier rows have removed everything.
    call: 'POST /api/v1/customer/order/confirm',
    statuses: [401, 404, 401, 422],
    body: ({ cartId }) => ({ cart_id: cartId }),
  },
  {
    call: 'POST /api/v1/customer/order/shipping-details/update',
    statuses: [401, 404, 401, 200],
    body: ({ orderId, email }) => ({
      order_id: orderId,
      billing_details: { ...personDetails, email, address_type: 'billing' },
      shipping_details: { ship_to: 'billing' },
    }),
  },
  {
    call: 'GET /api/v1/customer/order/shipping-details/get',
    statuses: ownOnly,
    query: ({ cartId }) => ({ cartId }),
  },
  { call: 'GET /api/v1/customer/order/:orderNumber', statuses: ownOnly, params: byNumber },
  { call: 'GET /api/v1/customer/order/:orderNumber/details', statuses: ownOnly, params: byNumber },
  {
    call: 'GET /api/v1/order-again',
    statuses: [404, 404, 404, 200],
    query: ({ orderNumber }) => ({ order_number: orderNumber }),
  },
  {
    call: 'POST /api/v1/order-again',
    statuses: [404, 404, 404, 200],
    body: ({ orderNumber }) => ({ order_number: orderNumber }),
  },
  { call: 'GET /api/v1/customer/orders', statuses: customersOnly },
  { call: 'GET /api/v1/customer/next-fitting', statuses: customersOnly },
  { call: 'GET /api/v1/customer/owned-tyres', statuses: customersOnly },
  { call: 'GET /api/v1/customer/owned-vehicles', statuses: customersOnly },
  {
    // Helmi's order is not paid, so she owns no tyres of it yet.
    call: 'PUT /api/v1/customer/owned-tyres/:id',
    statuses: [401, 404, 401, 404],
    params: () => ({ id: '1' }),
    body: () => ({ vehicle_id: ownedVehicleId, state: 'sold' }),
  },
  {
    call: 'PUT /api/v1/customer/owned-vehicles/:id',
    statuses: ownOnly,
    params: ofVehicle,
    body: () => ({ name: 'Mine' }),
  },
  { call: 'GET /api/v1/customer/season-reminder', statuses: customersOnly },
  {
    call: 'PUT /api/v1/customer/season-reminder',
    statuses: [401, 200, 401, 403],
    body: () => ({ is_on: true }),
  },
  { call: 'DELETE /api/v1/customer/owned-vehicles/:id', statuses: ownOnly, params: ofVehicle },
  { call: 'GET /api/v1/staff/orders', statuses: withRight },
  { call: 'GET /api/v1/staff/order-tabs', statuses: withRight },
  { call: 'GET /api/v1/staff/service-points', statuses: withRight },
  { call: 'GET /api/v1/staff/documents', statuses: withRight },
  { call: 'GET /api/v1/staff/documents/download', statuses: withRight },
  { call: 'GET /api/v1/staff/orders/:orderNumber', statuses: withRight, params: byNumber },
  { call: 'GET /api/v1/staff/orders/:orderNumber/timeline', statuses: withRight, params: byNumber },
  { call: 'GET /api/v1/staff/orders/:orderNumber/notes', statuses: withRight, params: byNumber },
  {
    call: 'POST /api/v1/staff/orders/:orderNumber/notes',
    statuses: withRight,
    params: byNumber,
    body: () => ({ text: 'A note' }),
  },
  {
    call: 'PUT /api/v1/staff/notes/:id',
    statuses: withRight,
    params: firstNote,
    body: () => ({ version: 1, text: 'A note', mentions: [] }),
  },
  {
    call: 'PUT /api/v1/staff/notes/:id/marks',
    statuses: withRight,
    params: firstNote,
    body: () => ({ version: 1, is_pinned: false, due_on: null, is_done: true }),
  },
  {
    call: 'POST /api/v1/staff/notes/:id/additions',
    statuses: withRight,
    params: firstNote,
    body: () => ({ text: 'A note' }),
  },
  { call: 'GET /api/v1/staff/notes', statuses: withRight },
  // Helmi's order is not paid, so it has no files yet; invoice-files.db.test.ts covers those of paid orders.
  {
    call: 'GET /api/v1/customer/order/:orderNumber/calendar/download',
    statuses: [401, 404, 401, 404],
    params: byNumber,
  },
  {
    call: 'GET /api/v1/customer/order/:orderNumber/invoice/download',
    statuses: [401, 404, 401, 404],
    params: byNumber,
  },
  {
    call: 'GET /api/v1/customer/order/:orderNumber/credit-notes/:number/download',
    statuses: [401, 404, 401, 404],
    params: byNote,
  },
  {
    call: 'GET /api/v1/customer/order/:orderNumber/terms/download',
    statuses: [401, 404, 401, 404],
    params: byNumber,
  },
  {
    call: 'POST /api/v1/staff/order-papers',
    statuses: withRight,
    body: ({ orderNumber }) => ({ paper: 'packing-lists', order_numbers: [orderNumber] }),
  },
  {
    call: 'POST /api/v1/staff/order-papers/check',
    statuses: withRight,
    body: ({ orderNumber }) => ({ paper: 'packing-lists', order_numbers: [orderNumber] }),
  },
  {
    call: 'GET /api/v1/staff/order-papers/:id/download',
    statuses: withRight,
    params: () => ({ id: '0b6f0a52-6f2e-4a1c-9c55-5c1a4d1f0c09' }),
  },
  {
    call: 'GET /api/v1/staff/order-exports/download',
    statuses: withRight,
    query: ({ orderNumber }) => ({ format: 'csv', order_numbers: orderNumber }),
  },
  { call: 'GET /api/v1/staff/orders/:orderNumber/terms/download', statuses: withRight, params: byNumber },
  { call: 'GET /api/v1/staff/orders/:orderNumber/invoice/download', statuses: withRight, params: byNumber },
  {
    call: 'GET /api/v1/staff/orders/:orderNumber/credit-notes/:number/download',
    statuses: withRight,
    params: byNote,
  },
]

const agreedReturn = () => ({
  items: [{ tyre_id: 1, quantity: 1 }],
  ...{ refund_percent: 80, transport_by: 'buyer', deadline: '2026-12-20' },
})
const byRefund = () => ({ refundId: '0b6f0a52-6f2e-4a1c-9c55-5c1a4d1f0c09' })
const session = { sid: 'a-session', klarna_hpp_session_id: 'a-session', token: 'a-token' }

const refunding = { lines: [{ line_id: 1, amount: 1 }], reason: 'other', note: 'Agreed by phone.' }

export const payments: readonly AccessRow[] = [
  {
    call: 'POST /api/v1/customer/payment/process',
    statuses: [401, 404, 401, 403],
    body: ({ orderId }) => ({ order_id: orderId, payment_by: 'bank' }),
  },
  {
    call: 'POST /api/v1/customer/klarna_payment/process',
    statuses: [401, 404, 401, 403],
    body: ({ orderId }) => ({ order_id: orderId }),
  },
  {
    call: 'POST /api/v1/customer/payment/confirm',
    statuses: [401, 422, 401, 403],
    body: ({ orderNumber }) => ({
      checkout_account: '375917',
      checkout_algorithm: 'sha256',
      checkout_amount: '100',
      checkout_stamp: `${orderNumber}-1`,
      checkout_reference: orderNumber,
      checkout_status: 'ok',
      signature: 'invented',
    }),
  },
  {
    call: 'POST /api/v1/customer/klarna_payment/confirm',
    statuses: [401, 404, 401, 403],
    body: ({ orderNumber }) => ({ ...session, order_id: orderNumber }),
  },
  {
    call: 'POST /api/v1/customer/klarna_payment/read-hpp-session',
    statuses: [401, 404, 401, 403],
    body: ({ orderNumber }) => ({ ...session, order_number: orderNumber }),
  },
  {
    call: 'POST /api/v1/order/paytrail-status/update',
    statuses: [404, 404, 404, 403],
    body: ({ orderId }) => ({ order_id: orderId, payment_status: 'failed' }),
  },
  { call: 'GET /api/v1/staff/refunds', statuses: withRight },
  { call: 'GET /api/v1/staff/refunds/:refundId', statuses: withRight, params: byRefund },
  { call: 'GET /api/v1/staff/payments/surplus', statuses: withRight },
  { call: 'GET /api/v1/staff/payments/stuck', statuses: withRight },
  {
    call: 'POST /api/v1/staff/orders/:orderNumber/refunds',
    statuses: withRight,
    params: byNumber,
    body: () => refunding,
  },
  { call: 'GET /api/v1/staff/orders/:orderNumber/refundable', statuses: withRight, params: byNumber },
  {
    call: 'POST /api/v1/staff/orders/:orderNumber/refund-preview',
    statuses: withRight,
    params: byNumber,
    body: () => refunding,
  },
  {
    call: 'POST /api/v1/staff/refunds/:refundId/retry',
    statuses: withRight,
    params: byRefund,
    body: nothing,
  },
  {
    call: 'POST /api/v1/staff/refunds/:refundId/paid-manually',
    statuses: withRight,
    params: byRefund,
    body: () => ({ paid_on: '2026-11-20', bank_reference: '1' }),
  },
  { call: 'GET /api/v1/staff/reservations', statuses: withRight },
  {
    call: 'POST /api/v1/staff/reservations/:orderNumber/release',
    statuses: withRight,
    params: byNumber,
    body: nothing,
  },
  {
    call: 'POST /api/v1/customer/order/:orderNumber/cancel',
    statuses: [401, 404, 401, 409],
    params: byNumber,
    body: nothing,
  },
  {
    call: 'POST /api/v1/customer/order/:orderNumber/drop',
    statuses: [401, 404, 401, 409],
    params: byNumber,
    body: nothing,
  },
  {
    call: 'POST /api/v1/customer/order/:orderNumber/withdraw',
    statuses: [401, 404, 401, 409],
    params: byNumber,
    body: nothing,
  },
  {
    call: 'POST /api/v1/staff/orders/:orderNumber/payment-check',
    statuses: withRight,
    params: byNumber,
    body: nothing,
  },
  {
    call: 'PUT /api/v1/staff/orders/:orderNumber/delivery-details',
    statuses: withRight,
    params: byNumber,
    body: () => ({
      ...{ version: 1, first_name: 'A', last_name: 'B', contact_number: '0401234567', order_note: '' },
      ...{ address_line_1: '', address_line_2: '', zipcode: '', city: '', licence_plate: '' },
    }),
  },
  {
    call: 'GET /api/v1/staff/orders/:orderNumber/fitting-times',
    statuses: withRight,
    params: byNumber,
  },
  {
    call: 'POST /api/v1/staff/orders/:orderNumber/fitting',
    statuses: withRight,
    params: byNumber,
    body: () => ({ version: 1, service_point: 1, schedule_date: '2026-12-01', start_time: '08:00' }),
  },
  {
    call: 'POST /api/v1/staff/orders/:orderNumber/payment-link/withdraw',
    statuses: withRight,
    params: byNumber,
    body: () => ({ version: 1 }),
  },
  {
    call: 'POST /api/v1/staff/orders/:orderNumber/packed',
    statuses: withRight,
    params: byNumber,
    body: nothing,
  },
  {
    call: 'POST /api/v1/staff/orders/:orderNumber/shipped',
    statuses: withRight,
    params: byNumber,
    body: nothing,
  },
  {
    call: 'POST /api/v1/staff/orders/:orderNumber/shipped/undo',
    statuses: withRight,
    params: byNumber,
    body: nothing,
  },
  {
    call: 'POST /api/v1/staff/orders/:orderNumber/shipped/correct',
    statuses: withRight,
    params: byNumber,
    body: () => ({ note: 'Väärä tilaus' }),
  },
  {
    call: 'POST /api/v1/staff/orders/:orderNumber/tracking-numbers',
    statuses: withRight,
    params: byNumber,
    body: () => ({ tracking_numbers: ['JJFI65432100'] }),
  },
  {
    call: 'POST /api/v1/staff/orders/:orderNumber/delivered/correct',
    statuses: withRight,
    params: byNumber,
    body: () => ({ delivered_on: '2026-11-20', note: 'Kuljetusyhtiön tieto' }),
  },
  {
    call: 'GET /api/v1/staff/order-batches',
    statuses: withRight,
    query: ({ orderNumber }) => ({ action: 'pack', order_numbers: orderNumber }),
  },
  {
    call: 'POST /api/v1/staff/order-batches',
    statuses: withRight,
    body: ({ orderNumber }) => ({ action: 'pack', orders: [{ order_number: orderNumber }] }),
  },
  {
    call: 'GET /api/v1/staff/articles/:productId/order-cancellations',
    statuses: withRight,
    params: () => ({ productId: '1' }),
  },
  {
    call: 'POST /api/v1/staff/articles/:productId/order-cancellations',
    statuses: withRight,
    params: () => ({ productId: '1' }),
    body: ({ orderNumber }) => ({ orders: [{ order_number: orderNumber }] }),
  },
  {
    call: 'POST /api/v1/staff/orders/:orderNumber/delivered',
    statuses: withRight,
    params: byNumber,
    body: nothing,
  },
  {
    call: 'POST /api/v1/staff/orders/:orderNumber/returned',
    statuses: withRight,
    params: byNumber,
    body: () => ({ items: [{ tyre_id: 1, quantity: 1 }] }),
  },
  { call: 'GET /api/v1/staff/orders/:orderNumber/cancellation', statuses: withRight, params: byNumber },
  {
    call: 'POST /api/v1/staff/orders/:orderNumber/cancellation',
    statuses: withRight,
    params: byNumber,
    body: () => ({ requested_by: 'buyer', channel: 'phone', reason: 'other' }),
  },
  {
    call: 'POST /api/v1/staff/orders/:orderNumber/withdrawal',
    statuses: withRight,
    params: byNumber,
    body: () => ({ channel: 'letter', sent_on: '2026-11-20' }),
  },
  {
    call: 'POST /api/v1/staff/orders/:orderNumber/returned/preview',
    statuses: withRight,
    params: byNumber,
    body: () => ({ items: [{ tyre_id: 1, quantity: 1 }] }),
  },
  { call: 'GET /api/v1/staff/orders/:orderNumber/return', statuses: withRight, params: byNumber },
  { call: 'GET /api/v1/staff/returns', statuses: withRight },
  {
    call: 'POST /api/v1/staff/orders/:orderNumber/return-agreement',
    statuses: withRight,
    params: byNumber,
    body: agreedReturn,
  },
  {
    call: 'POST /api/v1/staff/orders/:orderNumber/return-agreement/preview',
    statuses: withRight,
    params: byNumber,
    body: agreedReturn,
  },
]
