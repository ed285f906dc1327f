import type { AccessRow } from './access-row.ts'
import { orders, payments } from './access-rows-of-orders.ts'
import { staff } from './access-rows-of-staff.ts'
import { customersOnly, inPersonOnly, nothing, personDetails, withPermission } from './access-statuses.ts'

const tried = { password: 'Helmin-salasana-1!' }

function ofOwnCart(call: AccessRow['call'], body: object = {}, acting = 200): AccessRow {
  return { call, statuses: [401, 404, 401, acting], body: ({ cartId }) => ({ cart_id: cartId, ...body }) }
}

const cart: readonly AccessRow[] = [
  { call: 'GET /api/v1/customer/cart/items/all', statuses: customersOnly },
  {
    call: 'POST /api/v1/customer/cart/item/insert',
    statuses: [401, 404, 401, 200],
    body: ({ cartId, cartLineId }) => ({
      type_id: 1,
      quantity: 2,
      cart_id: cartId,
      line_item_id: cartLineId,
    }),
  },
  {
    call: 'POST /api/v1/customer/cart/set/insert',
    statuses: [401, 422, 401, 422],
    body: () => ({ items: [{ type_id: 1 }, { type_id: 1 }] }),
  },
  {
    call: 'POST /api/v1/customer/appointment/create',
    statuses: [401, 404, 401, 200],
    body: ({ cartId, pointId }) => ({
      dealer_id: pointId,
      cart_id: cartId,
      service_ids: '[1]',
      schedule_date: '2026-12-01',
      start_time: '09:30',
    }),
  },
  { call: 'GET /api/v1/customer/appointment/get-appointment-cached', statuses: customersOnly },
  {
    call: 'DELETE /api/v1/customer/appointment/remove/:dealerId',
    statuses: customersOnly,
    params: ({ pointId }) => ({ dealerId: String(pointId) }),
  },
  {
    call: 'POST /api/v1/customer/cart/line-item/remove',
    statuses: [401, 404, 401, 200],
    body: ({ cartId, cartLineId }) => ({ cart_id: cartId, cart_line_item_id: cartLineId }),
  },
  { call: 'GET /api/v1/customer/cart/details', statuses: customersOnly },
  {
    call: 'GET /api/v1/customer/cart/fitting-prices',
    statuses: customersOnly,
    query: ({ pointId }) => ({ dealer_ids: `[${pointId}]` }),
  },
  {
    call: 'GET /api/v1/customer/cart/fitting-offers',
    statuses: customersOnly,
    query: () => ({ latitude: '60.17', longitude: '24.94' }),
  },
  { call: 'GET /api/v1/get-live-cart', statuses: [200, 200, 200, 200] },
  ofOwnCart('POST /api/v1/customer/cart/services/add-shipping-charge'),
  ofOwnCart('POST /api/v1/customer/cart/services/remove-shipping-charge'),
  ofOwnCart('POST /api/v1/customer/cart/shipping-address-type/update', {
    shipping_address_type: 'different',
  }),
  ofOwnCart('POST /api/v1/customer/cart/services/remove'),
  ofOwnCart('POST /api/v1/customer/cart/promo-code/remove'),
  ofOwnCart('POST /api/v1/customer/cart/promo-code/apply', { promo_code: 'NOPE' }, 422),
  ofOwnCart('POST /api/v1/customer/cart/prices/accept', { total: 0.01 }, 409),
  ofOwnCart('POST /api/v1/customer/cart/clear'),
  { call: 'POST /api/v1/customer/cart/merge', statuses: [401, 200, 401, 403], body: nothing },
  { call: 'GET /api/v1/customer/checkout/draft', statuses: customersOnly },
  {
    call: 'PUT /api/v1/customer/checkout/draft',
    statuses: [401, 404, 401, 200],
    body: () => ({ details: { order_note: 'Mine' } }),
  },
  { call: 'GET /api/v1/customer/cart/vehicle', statuses: customersOnly },
  {
    call: 'POST /api/v1/customer/cart/vehicle/check',
    statuses: [401, 422, 401, 422],
    body: () => ({ licence_plate: '!!!' }),
  },
  {
    call: 'POST /api/v1/customer/cart/vehicle/confirm',
    statuses: customersOnly,
    body: () => ({ line_item_ids: [1] }),
  },
  { call: 'POST /api/v1/customer/cart/vehicle/skip', statuses: [401, 404, 401, 200] },
]

const account: readonly AccessRow[] = [
  { call: 'GET /api/v1/account', statuses: customersOnly },
  { call: 'GET /api/v1/get-profile/:id', statuses: [401, 404, 401, 200], params: ({ id }) => ({ id }) },
  { call: 'GET /api/v1/gettokenhistory', statuses: customersOnly },
  {
    call: 'POST /api/v1/logout-detail',
    statuses: [401, 404, 401, 404],
    body: ({ sessionId }) => ({ session_id: sessionId }),
  },
  {
    call: 'PUT /api/v1/account',
    statuses: customersOnly,
    body: ({ id, email }) => ({ id, customer_id: id, email, ...personDetails }),
  },
  {
    call: 'POST /api/v1/change-password',
    statuses: inPersonOnly,
    body: () => ({ oldpassword: tried.password, ...tried }),
  },
  { call: 'GET /api/v1/account/data', statuses: [401, 200, 401, 403] },
  { call: 'POST /api/v1/account/delete', statuses: inPersonOnly, body: () => tried },
  { call: 'POST /api/v1/login', statuses: [422, 422, 422, 422], body: ({ email }) => ({ email, ...tried }) },
  {
    call: 'POST /api/v1/register',
    statuses: [422, 422, 422, 422],
    body: ({ email }) => ({ email, ...tried }),
  },
  { call: 'POST /api/v1/logout', statuses: [200, 200, 200, 200], body: nothing },
]

/** A response that has the shape of a browser's, but no valid signature. */
const signed = {
  id: 'credential',
  rawId: 'credential',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA', authenticatorData: 'AA', signature: 'AA' },
}

const passkeys: readonly AccessRow[] = [
  { call: 'GET /api/v1/passkeys', statuses: [401, 200, 401, 403] },
  { call: 'POST /api/v1/passkeys/options', statuses: [401, 200, 401, 403], body: nothing },
  { call: 'POST /api/v1/passkeys', statuses: inPersonOnly, body: () => ({ name: 'Key', response: signed }) },
  {
    call: 'PUT /api/v1/passkeys/:id',
    statuses: [401, 404, 401, 403],
    params: ({ passkeyId }) => ({ id: passkeyId }),
    body: () => ({ name: 'Mine' }),
  },
  {
    call: 'POST /api/v1/passkeys/remove',
    statuses: [401, 404, 401, 403],
    body: ({ passkeyId }) => ({ id: passkeyId }),
  },
  { call: 'POST /api/v1/login/passkey/options', statuses: [200, 200, 200, 200], body: nothing },
  {
    call: 'POST /api/v1/login/passkey',
    statuses: [422, 422, 422, 422],
    body: () => ({ response: signed }),
  },
]

const events: readonly AccessRow[] = [
  {
    call: 'POST /api/v1/klaviyo_events/store',
    statuses: [403, 403, 403, 403],
    body: () => ({
      event: 'viewed_product',
      items: [{ product_id: 1, name: 'T', brand: 'P', price: 1, quantity: 1 }],
    }),
  },
  {
    call: 'GET /api/v1/klaviyo_events/:id',
    statuses: [404, 404, 404, 200],
    params: ({ eventId }) => ({ id: eventId }),
  },
  {
    call: 'DELETE /api/v1/klaviyo_events/:id',
    statuses: [404, 404, 404, 200],
    params: ({ eventId }) => ({ id: eventId }),
  },
  { call: 'DELETE /api/v1/klaviyo_events', statuses: [200, 200, 200, 200] },
]

const downloads: readonly AccessRow[] = [
  { call: 'POST /api/v1/downloads', statuses: withPermission, body: nothing },
  {
    call: 'POST /api/v1/log-download',
    statuses: withPermission,
    body: () => ({ downloadTitle: 'Guide', downloadFileName: 'guide.pdf' }),
  },
  { call: 'POST /api/v1/group-categories', statuses: withPermission, body: nothing },
  { call: 'POST /api/v1/categories', statuses: withPermission, body: nothing },
  { call: 'POST /api/v1/price-list/export', statuses: withPermission, body: nothing },
  { call: 'POST /api/v1/stock-list/export', statuses: withPermission, body: nothing },
  {
    call: 'POST /api/v1/application-list/export',
    statuses: withPermission,
    body: () => ({ categoryID: 2 }),
  },
  { call: 'GET /api/v1/get-latest-news', statuses: customersOnly },
  { call: 'GET /api/v1/get-latest-articles', statuses: customersOnly },
  {
    call: 'GET /api/v1/news-item/:slug',
    statuses: [401, 404, 401, 404],
    params: () => ({ slug: 'nothing-of-this-name' }),
  },
]

/**
 * Lists every call that checks its caller, with the statuses that four callers other than Helmi get. A new call needs
 * a row in this table: `npm run check` fails for a call without a row, and access.db.test.ts makes each call.
 */
export const accessRows: readonly AccessRow[] = [
  ...cart,
  ...orders,
  ...payments,
  ...account,
  ...passkeys,
  ...events,
  ...downloads,
  ...staff,
]
