import Fastify from 'fastify'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { SmallShop } from '../../../testing/small-shop.ts'
import { smallShop } from '../../../testing/small-shop.ts'
import type { SmtpSink } from '../../../testing/smtp-sink.ts'
import { smtpSink } from '../../../testing/smtp-sink.ts'
import { installErrorHandler } from '../http/errors.ts'
import { forgetOld } from '../jobs/forget-old.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { openJobs } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import { deliverMails } from './deliver-mails.ts'
import { mailPage } from './mail-page.ts'
import type { Email } from './send-mail.ts'
import { sendMail } from './send-mail.ts'
import { listMails, readMail } from './store.ts'

const email: Email = {
  event: 'account',
  to: 'aino@example.fi',
  subject: 'Tervetuloa – hyvää päivää',
  text: 'Linkki: https://shop.example/a?b=1&c=2.',
  html: '<p>Hei <b>Aino</b></p><script>alert(1)</script>',
  locale: 'fi_FI',
}
const production = {
  SHOP_MODE: 'production',
  PAYTRAIL_ACCOUNT: '700001',
  PAYTRAIL_SECRET: 'a secret of this shop alone',
  SHOP_URL: 'https://shop.example',
  MAIL_URL: 'smtp://mail.example',
  MAIL_FROM: 'kauppa@pito.example',
}
let shop: SmallShop
let closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  shop = await smallShop()
})
afterEach(async () => {
  for (const close of closing.reverse()) await close()
  closing = []
})

interface PostOffice {
  readonly platform: Platform & { jobs: Jobs }
  readonly sink: SmtpSink
  post(changed?: Partial<Email>): Promise<string>
}

async function postOffice({
  sink = undefined as SmtpSink | undefined,
  mailUrl = '',
} = {}): Promise<PostOffice> {
  const server = sink ?? (await smtpSink())
  const opened = await shop.reopened({ MAIL_URL: mailUrl || server.url, SHOP_URL: 'https://shop.example' })
  const jobs = openJobs({ ...opened, quick: true })
  const platform = { ...opened, jobs }
  await deliverMails(platform)
  await jobs.start()
  closing.push(
    () => server.close(),
    () => jobs.stop(),
  )
  const post = (changed = {}) =>
    platform.sql.transaction((tx) => sendMail(platform, tx, { ...email, ...changed }))
  return { platform, sink: server, post }
}
const sentState = async (platform: Platform, id: string) =>
  (await readMail(platform.sql, id))?.sentAt !== null
const untilSent = (platform: Platform, id: string) => expect.poll(() => sentState(platform, id)).toBe(true)

/**
 * Brings the retry of a mail forward. The mail stores its failure a moment before the job does, so this function
 * waits until the retry exists.
 */
const retryNow = (platform: Platform) =>
  expect.poll(() => platform.pool.query(hasten).then(({ rowCount }) => rowCount)).toBe(1)
const hasten = "update jobs.job set start_after = now() where name = 'deliver-mail' and state = 'retry'"

test('a mail goes to the mail server when its transaction commits, in both forms', async () => {
  const { platform, sink, post } = await postOffice()
  const id = await post()
  await untilSent(platform, id)
  const [mail] = sink.received
  expect(mail).toMatchObject({ from: 'kauppa@pito.example', to: ['aino@example.fi'] })
  expect(mail?.message).toContain(`Message-ID: <${id}@shop.example>`)
  expect(mail?.message).toMatch(/Content-Language: fi/)
  expect(mail?.message).toMatch(/Subject: =\?UTF-8\?/)
  expect(mail?.message).toMatch(/multipart\/alternative/)
  expect(await readMail(platform.sql, id)).toMatchObject({ attempts: 1, lastError: null })
})

test('a mail that can be ended with one press says where', async () => {
  const { platform, sink, post } = await postOffice()
  await untilSent(platform, await post({ unsubscribe: 'https://shop.example/stop?token=a.b' }))
  await untilSent(platform, await post())
  const [ended, plain] = sink.received.map(({ message }) => message.replaceAll(/\r?\n /g, ' '))
  expect(ended).toMatch(/^List-Unsubscribe: <https:\/\/shop\.example\/stop\?token=a\.b>/m)
  expect(ended).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  expect(plain).not.toMatch(/List-Unsubscribe/)
})

test('an entry for the calendar goes along as a part of its own, with its method', async () => {
  const { platform, sink, post } = await postOffice()
  const text = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n'
  await untilSent(platform, await post({ calendar: { method: 'CANCEL', text } }))
  const [mail] = sink.received
  expect(mail?.message).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=CANCEL/m)
  expect(mail?.message).toMatch(/filename=appointment\.ics/)
})

test('a mail of a transaction that rolls back is neither sent nor stored', async () => {
  const { platform, sink, post } = await postOffice()
  const before = (await listMails(platform.sql)).length
  const failed = platform.sql.transaction(async (tx) => {
    await sendMail(platform, tx, email)
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  await untilSent(platform, await post({ to: 'veikko@example.fi' }))
  expect(sink.received.map(({ to }) => to)).toEqual([['veikko@example.fi']])
  expect(await listMails(platform.sql)).toHaveLength(before + 1)
})

test('a mail server that is away or refuses for now gets the mail later', async () => {
  const { platform, sink, post } = await postOffice()
  sink.refuseNext(1, '450 aino@example.fi try later')
  const id = await post()
  const failed = async () => (await readMail(platform.sql, id))?.attempts
  await expect.poll(failed).toBe(1)
  expect(await readMail(platform.sql, id)).toMatchObject({
    sentAt: null,
    lastError: expect.stringMatching(/450/),
  })
  await retryNow(platform)
  await untilSent(platform, id)
  expect(sink.received).toHaveLength(1)

  const [, portOfSink] = /:(\d+)$/.exec(sink.url) ?? []
  await sink.close()
  const second = await post()
  await expect.poll(async () => (await readMail(platform.sql, second))?.attempts).toBe(1)
  const back = await smtpSink(Number(portOfSink))
  closing.push(() => back.close())
  await retryNow(platform)
  await untilSent(platform, second)
  expect(back.received).toHaveLength(1)
})

test('nobody can add a header, a recipient or a second mail', async () => {
  const { platform, sink, post } = await postOffice()
  for (const to of [
    'a@example.fi\r\nBcc: b@example.fi',
    'a@example.fi, b@example.fi',
    'A <a@example.fi>',
    'nobody',
  ])
    await expect(post({ to })).rejects.toMatchObject({ code: 'not-valid' })
  await untilSent(
    platform,
    await post({
      subject: 'Hei\r\nBcc: b@example.fi\r\n\r\nOma teksti',
      text: 'x\r\n.\r\nMAIL FROM:<c@example.fi>',
    }),
  )
  expect(sink.received).toHaveLength(1)
  expect(sink.received[0]).toMatchObject({ from: 'kauppa@pito.example', to: ['aino@example.fi'] })
  expect(sink.received[0]?.message).not.toMatch(/^Bcc:/im)
  const direct = platform.pool.query(
    "insert into mail (id, recipient, subject, body_text, locale, created_at) values (gen_random_uuid(), 'a@b.fi', E'a\\nb', 'x', 'fi_FI', now())",
  )
  await expect(direct).rejects.toThrow(/check constraint/)
})

test('what the logs and the dead e-mails may see of a failure has no address in it', async () => {
  const { platform, sink, post } = await postOffice()
  sink.refuseNext(1, '550 aino@example.fi is unknown here')
  const id = await post()
  await expect.poll(async () => (await readMail(platform.sql, id))?.attempts).toBe(1)
  const output = async () =>
    JSON.stringify(
      (await platform.pool.query("select output from jobs.job where data->>'mailId' = $1", [id])).rows,
    )
  await expect.poll(output).toMatch(/550/)
  expect(await output()).not.toContain('aino')
})

test('without MAIL_URL mails are stored, and no job is made for them', async () => {
  const jobs = openJobs(shop.platform)
  closing.push(() => jobs.stop())
  const platform = { ...shop.platform, jobs }
  await deliverMails(platform)
  const id = await platform.sql.transaction((tx) => sendMail(platform, tx, email))
  expect(await readMail(platform.sql, id)).toMatchObject({
    ...{ recipient: email.to },
    sentAt: null,
    attempts: 0,
  })
  expect(
    (await platform.pool.query("select 1 from jobs.job where data->>'mailId' = $1", [id])).rowCount,
  ).toBe(0)
})

function pageOf(platform: Platform) {
  const app = Fastify()
  installErrorHandler(app, platform)
  mailPage(app, platform)
  closing.push(() => app.close())
  return (url: string) => app.inject({ url })
}

test('in a demo the mails can be read on a page, their HTML in a frame that can do nothing', async () => {
  const { platform } = shop
  const id = await platform.sql.transaction((tx) =>
    sendMail({ ...platform, jobs: openJobs(platform) }, tx, {
      ...email,
      subject: '<script>alert(2)</script>',
    }),
  )
  const get = pageOf(platform)
  const list = await get('/dev/mail')
  expect(list.statusCode).toBe(200)
  expect(list.body).toContain('&lt;script&gt;alert(2)')
  expect((await get('/dev/mail?to=nobody@pito.example')).body).not.toContain('alert(2)')
  const one = await get(`/dev/mail/${id}`)
  expect(one.body).toContain('<a href="https://shop.example/a?b=1&amp;c=2" rel="noreferrer">')
  expect(one.body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  expect(one.body).not.toContain('<script>')
  expect(one.headers['content-security-policy']).toContain("default-src 'none'")
  const body = await get(`/dev/mail/${id}/body`)
  expect(body.body).toContain('<b>Aino</b>')
  expect(body.headers['content-security-policy']).toMatch(/^sandbox .*default-src 'none'/)
  for (const url of ['/dev/mail/unknown', '/dev/mail/unknown/body'])
    expect((await get(url)).statusCode).toBe(404)
})

test('in production there is no such page', async () => {
  const get = pageOf(await shop.reopened(production))
  for (const url of ['/dev/mail', '/dev/mail/x', '/dev/mail/x/body'])
    expect((await get(url)).statusCode).toBe(404)
})

test('mails older than 30 days are forgotten by the hourly job', async () => {
  const jobs = openJobs({ ...shop.platform, clock: () => new Date('2027-03-01T12:00:00Z'), quick: true })
  closing.push(() => jobs.stop())
  const platform = { ...shop.platform, jobs }
  await platform.sql.transaction((tx) => sendMail(platform, tx, email))
  forgetOld(platform)
  await jobs.start()
  await platform.sql.transaction((tx) =>
    jobs.enqueue(tx, { name: 'forget-old', retries: 0, retrySeconds: 0, limitSeconds: 60 }, {}),
  )
  await expect.poll(() => listMails(platform.sql)).toEqual([])
})

test('files go along with a mail, in their order', async () => {
  const { platform, sink, post } = await postOffice()
  const file = (fileName: string, text: string) => ({
    ...{ fileName, mediaType: 'application/pdf', content: Buffer.from(text) },
  })
  await untilSent(platform, await post({ attachments: [file('b.pdf', 'lasku'), file('a.pdf', 'toinen')] }))
  const [mail] = sink.received
  expect([...(mail?.message ?? '').matchAll(/filename=(\S+\.pdf)/g)].map(([, name]) => name)).toEqual([
    'b.pdf',
    'a.pdf',
  ])
  expect(mail?.message).toContain(Buffer.from('lasku').toString('base64'))
})

test('the page of a demo offers the files of a mail, to be saved and not shown', async () => {
  const { platform } = shop
  const content = Buffer.from('%PDF-lasku')
  const id = await platform.sql.transaction((tx) =>
    sendMail(platform, tx, {
      ...email,
      attachments: [{ fileName: 'lasku.pdf', mediaType: 'application/pdf', content }],
    }),
  )
  const app = Fastify()
  installErrorHandler(app, platform)
  mailPage(app, platform)
  const path = `/dev/mail/${id}/attachments/lasku.pdf`
  expect((await app.inject(`/dev/mail/${id}`)).body).toContain(`href="${path}"`)
  const answer = await app.inject(path)
  expect([answer.statusCode, answer.body]).toEqual([200, '%PDF-lasku'])
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="lasku.pdf"',
  })
  expect((await app.inject(`/dev/mail/${id}/attachments/other.pdf`)).statusCode).toBe(404)
  await app.close()
})
