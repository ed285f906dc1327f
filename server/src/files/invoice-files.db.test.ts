import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OrderToAdd } from '../../testing/add-paid-order.ts'
import { addPaidOrder, addWhatIsSold } from '../../testing/add-paid-order.ts'
import { tokenOf } from '../../testing/download-shop.ts'
import { aino, staffShop, veikko } from '../../testing/staff-shop.ts'
import { ordersPersonalData } from '../orders/index.ts'
import { issueCreditNote } from '../orders/invoices/issue-credit-note.ts'
import { issueInvoice } from '../orders/invoices/issue-invoice.ts'
import { orderLink } from '../orders/links/order-link.ts'
import { anonymousIdOf } from '../platform/sessions/guest.ts'

const { platform, app, tokenOf: staffToken, audited } = await staffShop()
const { sql, config } = platform
await addWhatIsSold(platform)
const now = platform.clock()

async function bought(order: OrderToAdd) {
  const added = await addPaidOrder(platform, order)
  await sql.transaction((tx) => issueInvoice(tx, { orderId: added.id, paidBy: 'bank' }, now))
  return added
}

const get = async (path: string, token?: string) => {
  const headers = { locale: 'en_GB', ...(token && { authorization: `Bearer ${token}` }) }
  return await app.inject({ url: path.startsWith('/') ? path : `/api/v1/${path}`, headers })
}

const linkToken = (orderId: string) =>
  new URL(orderLink(config, { orderId }, 'en')).searchParams.get('token') ?? ''

const ofAino = await bought({ order: { customer_id: aino } })
const [asAino, asVeikko] = [await tokenOf(platform, aino), await tokenOf(platform, veikko)]
const company = { company_name: 'Korven Kuljetus', company_vat_number: '2617416-4' }

test('a customer saves the invoice of a paid order as a PDF, by the path that the order names', async () => {
  const { body } = await get(`customer/order/${ofAino.orderNumber}`, asAino)
  const path: string = JSON.parse(body).data.invoice_path
  expect(path).toBe(`/api/v1/customer/order/${ofAino.orderNumber}/invoice/download`)
  const answer = await get(path, asAino)
  expect([answer.statusCode, answer.body.slice(0, 5)]).toEqual([200, '%PDF-'])
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="pito-lasku-100001.pdf"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  const list = JSON.parse((await get('customer/orders', asAino)).body).data
  expect(list[0].invoice_path).toBe(path)
})

test('another customer’s invoice is not found, just as one that is not paid, and visitors log in', async () => {
  const path = `customer/order/${ofAino.orderNumber}/invoice/download`
  expect((await get(path, asVeikko)).statusCode).toBe(404)
  expect((await get(path)).statusCode).toBe(401)
  const unpaid = await addPaidOrder(platform, { order: { customer_id: aino, order_status: 'unpaid' } })
  expect((await get(`customer/order/${unpaid.orderNumber}/invoice/download`, asAino)).statusCode).toBe(404)
  const shown = await get(`customer/order/${unpaid.orderNumber}`, asAino)
  expect(JSON.parse(shown.body).data.invoice_path).toBeNull()
})

test('a guest gets the invoice of their own order, and no other guest does', async () => {
  const guestId = randomUUID()
  const { orderNumber } = await bought({ order: { guest_id: guestId, locale: 'en_GB' } })
  const path = (id: string) =>
    `anonymous/order/${orderNumber}/invoice/download?anonymous_id=${anonymousIdOf(platform, id)}`
  const answer = await get(path(guestId))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toMatch(/filename="pito-invoice-\d+\.pdf"/)
  expect((await get(path(randomUUID()))).statusCode).toBe(404)
  expect((await get(`anonymous/order/${orderNumber}/invoice/download`)).statusCode).toBe(404)
})

test('a company gets its invoice as Finvoice, a private person does not', async () => {
  const { orderNumber } = await bought({ order: { customer_id: veikko }, buyer: company })
  const answer = await get(`customer/order/${orderNumber}/invoice/download?format=finvoice`, asVeikko)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/xml'])
  expect(answer.body).toContain('<BuyerPartyIdentifier>2617416-4</BuyerPartyIdentifier>')
  expect(answer.body).toContain('<ArticleName>Kuura Tuisku 1 205/55 R16 94T</ArticleName>')
  expect(answer.body.match(/<EanCode>/g)).toHaveLength(1)
  const ofPerson = `customer/order/${ofAino.orderNumber}/invoice/download?format=finvoice`
  expect((await get(ofPerson, asAino)).statusCode).toBe(404)
})

test('a credit note stands with its order, and is downloaded by whom the order belongs to', async () => {
  const { id, orderNumber } = await bought({ order: { customer_id: aino } })
  const goods = [{ quantity: 0, cents: 1990 }]
  const refund = { orderId: id, refundId: randomUUID(), amountCents: 1990, goods }
  const { number } = await sql.transaction((tx) => issueCreditNote(tx, refund, now))
  const [note] = JSON.parse((await get(`customer/order/${orderNumber}`, asAino)).body).data.credit_notes
  expect(note).toEqual({
    number,
    issued_at: now.toISOString(),
    refunded_at: null,
    amount: 19.9,
    path: `/api/v1/customer/order/${orderNumber}/credit-notes/${number}/download`,
  })
  const answer = await get(note.path, asAino)
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="pito-hyvityslasku-${number}.pdf"`)
  expect((await get(note.path, asVeikko)).statusCode).toBe(404)
  for (const wrong of ['1', 'x', '99999999999', '1.5'])
    expect((await get(note.path.replace(String(number), wrong), asAino)).statusCode).toBe(404)
  const ofOther = note.path.replace(orderNumber, ofAino.orderNumber)
  expect((await get(ofOther, asAino)).statusCode).toBe(404)
})

test('staff who may read orders open invoices too, which is audited', async () => {
  const path = `staff/orders/${ofAino.orderNumber}/invoice/download`
  expect((await get(path, await staffToken('paavo'))).statusCode).toBe(200)
  expect((await get(path, await staffToken('kirsi'))).statusCode).toBe(403)
  expect((await get(path, asAino)).statusCode).toBe(403)
  expect((await get(path)).statusCode).toBe(401)
  const [entry] = await audited('invoice-read')
  expect(entry.details).toEqual({ order: ofAino.orderNumber, file: 'pito-lasku-100001.pdf' })
})

test('an erased account leaves its invoices, which have to be retained, and no way from them to the account', async () => {
  const customerId = '0b6f0a52-6f2e-4a1c-9c55-5c1a4d1f0b77'
  const { orderNumber } = await bought({ order: { customer_id: customerId } })
  const person = { customerId, verifiedEmail: 'maija@example.fi' }
  const exported = await ordersPersonalData.exportPersonalData(sql, person)
  expect(exported).toMatchObject([{ order_number: orderNumber, invoice_number: expect.any(Number) }])
  await sql.transaction((tx) => ordersPersonalData.erase(tx, person, now))
  const path = `staff/orders/${orderNumber}/invoice/download`
  expect((await get(path, await staffToken('paavo'))).statusCode).toBe(200)
  expect(await ordersPersonalData.exportPersonalData(sql, person)).toEqual([])
})

test('whoever has the link of an e-mail saves the invoice, and a token of nothing opens nothing', async () => {
  const query = new URLSearchParams({ token: linkToken(ofAino.id) })
  const { invoice_path: path } = JSON.parse((await get(`order-link?${query}`)).body).data
  expect(path).toBe(`/api/v1/order-link/invoice?${query}`)
  const answer = await get(path)
  expect([answer.statusCode, answer.body.slice(0, 5)]).toEqual([200, '%PDF-'])
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect((await get(`${path}&format=finvoice`)).statusCode).toBe(404)
  for (const wrong of ['', '?token=over', `?token=${randomUUID()}.${'a'.repeat(43)}`])
    expect((await get(`order-link/invoice${wrong}`)).statusCode).toBe(404)
  expect((await get(`order-link/credit-notes/1?${query}`)).statusCode).toBe(404)
})
