import type { AppointmentAction } from '@pito/contracts/values/appointment-links'
import { buildApi } from '../src/app.ts'
import { confirmFor, holdFor } from '../src/booking/firm/testing/hold-and-confirm.ts'
import { addPoint } from '../src/booking/testing/add-point.ts'
import type { Sql } from '../src/platform/database/sql.ts'
import type { Mail } from '../src/platform/mail/store.ts'
import { readMail } from '../src/platform/mail/store.ts'
import { testPlatform } from './test-platform.ts'

const garageEmail = 'aino@kuurapaja.example'
const folders = {
  move: 'appointment',
  cancel: 'appointment',
  acknowledge: 'garage',
  decline: 'garage',
  fitted: 'garage',
}

/** Opens a shop with one bay, open from Monday to Friday from 8 to 10, and a point that makes appointments by phone. */
export async function firmShop() {
  const platform = await testPlatform()
  const { app } = await buildApi(platform)
  const { pool, sql } = platform
  const { pointId } = await addPoint(pool)
  const phone = { company_name: 'Soittopaja', dealer_email: 'soitto@kuurapaja.example', has_calendar: false }
  const { pointId: phonePointId } = await addPoint(pool, { slug: 'soittopaja', row: phone })
  const hold = (person: string, date: string, minute: number, cartId?: string) =>
    holdFor(platform, { pointId, person, time: { date, minute }, ...(cartId && { cartId }) })
  const holdByPhone = (person: string) => holdFor(platform, { pointId: phonePointId, person, time: null })
  const confirm = (cartId: string, person: string, changed: object = {}) =>
    confirmFor(platform, person, cartId, changed)
  const get = async (action: AppointmentAction, token: string) => {
    const answer = await app.inject(`/api/v1/appointment-link?${new URLSearchParams({ action, token })}`)
    return { status: answer.statusCode, ...answer.json() }
  }
  const post = async (action: AppointmentAction, payload: object) => {
    const answer = await app.inject({ method: 'POST', url: `/api/v1/appointment-link/${action}`, payload })
    return { status: answer.statusCode, ...answer.json() }
  }
  const mailsTo = (email: string) => newestMails(sql, email)
  const tokenOf = (person: string, action: AppointmentAction) => newestToken(sql, person, action)
  return {
    platform,
    pool,
    sql,
    app,
    pointId,
    phonePointId,
    hold,
    holdByPhone,
    confirm,
    mailsTo,
    tokenOf,
    get,
    post,
  }
}

/**
 * Returns the newest mails to an address. They are sorted by transaction, because the test clock stands still and
 * PostgreSQL may store a newer, shorter mail before an older one.
 */
async function newestMails(sql: Sql, email: string): Promise<Mail[]> {
  const rows = await sql<{
    id: string
  }>`select id from mail where recipient = ${email} order by xmin::text::bigint desc`
  const mails = await Promise.all(rows.map(({ id }) => readMail(sql, id)))
  return mails.filter((mail) => mail !== undefined)
}

/** Returns the token in the newest e-mail about the person's appointment that has a link for this action. */
async function newestToken(sql: Sql, person: string, action: AppointmentAction): Promise<string> {
  const link = new RegExp(`/${folders[action]}/${action}\\?lang=\\w\\w&token=(\\S+)`)
  const own = `${person}@example.fi`
  const mails =
    folders[action] === 'appointment'
      ? await newestMails(sql, own)
      : (await newestMails(sql, garageEmail)).filter(({ bodyText }) => bodyText.includes(own))
  return mails.map(({ bodyText }) => link.exec(bodyText)?.[1]).find(Boolean) ?? ''
}
