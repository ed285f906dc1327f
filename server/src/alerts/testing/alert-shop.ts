import { cartShop } from '../../../testing/cart-shop.ts'
import { listMails } from '../../platform/mail/store.ts'

/** Opens a shop in which tyre 1 costs 112,90 € and is in stock, and tyre 3 costs 129,90 € and is sold out. */
export async function alertShop() {
  const { platform, app } = await cartShop()
  const post = async (path: string, payload: object, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ method: 'POST', url: `/api/v1/${path}`, payload, headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  const ask = (tyreId: number | string, payload: object, headers?: Record<string, string>) =>
    post(`product/${tyreId}/alert`, payload, headers)
  const mailsTo = async (email: string) => {
    const mails = await listMails(platform.sql)
    return mails.filter(({ recipient }) => recipient === email)
  }
  const tokenOf = async (email: string, action: 'confirm' | 'stop') => {
    const [mail] = await mailsTo(email)
    return (
      new RegExp(`/tyre-alert/${action}\\?lang=\\w\\w&token=(\\S+)`).exec(mail?.bodyText ?? '')?.[1] ?? ''
    )
  }
  const confirm = async (email: string) =>
    post('product-alert/confirm', { token: await tokenOf(email, 'confirm') })
  const waiting = async () =>
    (await platform.pool.query('select * from tyre_alert order by asked_at, email')).rows
  return { platform, app, post, ask, mailsTo, tokenOf, confirm, waiting }
}
