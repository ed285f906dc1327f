/** The introduction to all calls. It is in Markdown, the format of OpenAPI descriptions. */
const aboutTheApi = `Everything that the tyre shop can do, as calls.

**Answers.** A yes is \`{"success": 1, "data": …}\`; a list with pages has \`total\`, \`page\`, \`per_page\` and \`last_page\` beside \`data\`. A no has a status from 400 and is \`{"success": 0, "code": …, "message": …}\`: \`code\` is for programs and does not change, \`message\` is for people, \`errors\` says what is wrong with which field.

**Requests.** Bodies are JSON, and say so (\`Content-Type: application/json\`). Calls that list \`application/x-www-form-urlencoded\` take a form too, in which an object is a JSON text. In the query, lists are separated by commas; a repeated name (\`a=1&a=2\`) means the same.

**Languages.** \`locale: fi_FI\` or \`locale: en_GB\`. Without that header \`Accept-Language\` counts, and after that Finnish. \`lang\` in a body, where a call has it, comes before both.

**Money** is in euros, VAT included, with at most two decimals, unless a field says otherwise. Times are in Helsinki where a field has no time zone.

**Customers** send the \`access_token\` of their log-in as \`Authorization: Bearer …\`.

**Guests** need no log-in. The calls under \`/api/v1/anonymous/\` know a guest by \`anonymous_id\`: the first call that stores something (putting a tyre into the cart) answers with it, and a client sends it along from then on, in the query of GET and DELETE, in the body of POST and PUT, or in the header \`Anonymous-Id\`. Browsers carry it in a cookie instead. An id that the shop did not issue is nobody: its cart is empty.

**Buying** takes these calls, a guest's under \`/api/v1/anonymous/\`, a customer's under \`/api/v1/customer/\`: \`POST cart/item/insert\` puts tyres into the cart and answers with \`cart_id\`. A cart is fitted at first: choose a time (\`GET /api/v1/search-dealers\`, \`GET /api/v1/dealer/{id}/appointments\`, \`POST appointment/create\`), or have the tyres delivered only (\`POST cart/services/remove\`). \`POST order/confirm\` makes the order, \`POST order/shipping-details/update\` takes both addresses and, with \`conditions: "1"\`, the terms. \`POST payment/process\` answers with the \`url\` at which the buyer pays. What the provider then appends to the shop's address goes to \`POST payment/confirm\`, with \`_\` for each \`-\` (\`checkout_stamp\`), or to \`POST klarna_payment/confirm\`. \`GET order/{orderNumber}\` shows the order. Whoever tries this with a demo is led to a simulator of the provider.

**Repeating requests.** Every call that moves money, stock or the time of a service point, and every call with which staff create a record, takes the header \`Idempotency-Key\`. A client that got no response sends the same request with the same key again: nothing is moved or created twice, and the response is that of the first request. Keys belong to the caller (customer, guest, member of staff, or the token of a link).

**Limits.** Requests are counted by address and minute; log-ins, codes and messages are counted more closely. Who is over a limit gets 429 with \`Retry-After\` in seconds. While the shop restarts it answers 503 with \`Retry-After\`.`

const aboutStaffCalls = `The calls of the tyre shop that its own people make: customers, orders, refunds, reviews and partners. What holds for every call (answers, languages, repeated requests, limits) is in the document for integrators, \`/api/v1/openapi.json\`.

**Logging in.** \`POST /api/v1/member-login\` takes e-mail, password and the code of the authenticator app (or one of the recovery codes), and answers with the \`access_token\` that staff send as \`Authorization: Bearer …\`. \`GET /api/v1/staff/me\` lists the rights of the member of staff; a call without its right answers 403. Rights that are taken away are gone with the next request. A first log-in, which sets up the second factor, and a log-in with a passkey go by steps, beginning with \`POST /api/v1/staff/login\`. Calls that change roles or company settings answer 403 with \`second-factor-required\` when the second factor was last given more than ten minutes ago: give it to \`POST /api/v1/staff/second-factor\` and repeat the call.

**Pages.** A page sends the id of the member of staff for whom it was opened as \`Opened-By\`. If somebody else has logged in in the same browser meanwhile, every call answers 409 with \`another-person\`, so that nothing that one person typed is saved in the name of another.

**Acting as a customer.** \`POST /api/v1/act-as-customer\` begins a session as a customer, whose calls are those of the document for integrators.`

/** The title and introduction of each document. */
export const about = {
  public: { title: 'Tyre shop', description: aboutTheApi },
  staff: { title: 'Tyre shop: calls of staff', description: aboutStaffCalls },
}
