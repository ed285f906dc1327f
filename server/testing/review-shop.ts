import { buildApi } from '../src/app.ts'
import { addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { listMails } from '../src/platform/mail/store.ts'
import { inviteDueBuyers } from '../src/reviews/invite-buyers.ts'
import type { OrderToAdd } from './add-paid-order.ts'
import { addPaidOrder, addWhatIsSold } from './add-paid-order.ts'
import { staffToken } from './staff-token.ts'
import { testPlatform } from './test-platform.ts'

export const delivered = '2026-11-20T10:00:00Z'
/** The invitation is due three weeks after the fitting, to the hour. */
export const due = '2026-12-11T10:00:00Z'

/**
 * Opens a shop in which tyres 1 and 2 are of one model. The buyers whom `addBuyer` adds have bought four of tyre 1.
 */
export async function reviewShop() {
  const platform = await testPlatform({ now: due, settings: { SHOP_MODE: 'demo' } })
  const { app } = await buildApi(platform)
  await addWhatIsSold(platform)
  await addTyre(platform.pool, 2, { load_index: 94, reinforced: 'XL' })
  const call = async (method: 'GET' | 'POST', path: string, payload?: object, token?: string) => {
    const answer = await app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: { locale: 'en_GB', ...(token && { authorization: `Bearer ${token}` }) },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const addBuyer = async (email: string, changed: Record<string, string> = {}, more: OrderToAdd = {}) => {
    const order = await addPaidOrder(platform, { ...more, buyer: { email } })
    await platform.pool.query(
      "update shop_order set progress = 'fitted', delivered_at = $2, withdrawn_at = $3, cancelled_at = $4 where id = $1",
      [order.id, changed.deliveredAt ?? delivered, changed.withdrawnAt ?? null, changed.cancelledAt ?? null],
    )
    return order
  }
  const mailsTo = async (email: string) =>
    (await listMails(platform.sql)).filter(({ recipient }) => recipient === email)
  const tokenIn = async (email: string, path = 'review') => {
    const [mail] = await mailsTo(email)
    return new RegExp(`/${path}\\?lang=\\w\\w&token=(\\S+)`).exec(mail?.bodyText ?? '')?.[1] ?? ''
  }
  const invite = () => inviteDueBuyers(platform, platform.clock())
  /** Returns a buyer who has been invited, with the link in the e-mail. */
  const addInvited = async (email: string) => {
    const order = await addBuyer(email)
    await invite()
    const token = await tokenIn(email)
    const send = (what: string, payload: object = {}) =>
      call('POST', `review-invitation/${what}`, { token, tyre_id: 1, ...payload })
    /** Returns the review as staff see it. */
    const read = async () =>
      (await listed()).data.find((one: { order_number: string }) => one.order_number === order.orderNumber)
    return { ...order, token, send, read }
  }
  const asStaff = await staffToken(platform, 'customer-service')
  const listed = async (query = '') => (await call('GET', `staff/reviews${query}`, undefined, asStaff)).body
  const decide = async (what: string, { id, version }: { id: string; version: number }, more: object = {}) =>
    call('POST', `staff/reviews/${id}/${what}`, { version, ...more }, asStaff)
  return { platform, app, call, addBuyer, addInvited, mailsTo, tokenIn, invite, asStaff, listed, decide }
}
