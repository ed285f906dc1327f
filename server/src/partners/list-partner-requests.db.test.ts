import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { insertRow } from '../../testing/insert-row.ts'
import { staffShop } from '../../testing/staff-shop.ts'
import { openJobs } from '../platform/jobs/jobs.ts'
import { listMails } from '../platform/mail/store.ts'
import { forgetOldPartnerRequests } from './forget-old-partner-requests.ts'
import { readPartnerSettings } from './store.ts'

const { platform, call, tokenOf, audited } = await staffShop()
const kirsi = await tokenOf('kirsi')
const owner = await tokenOf('outi')
const ownerId = (await call('GET', 'staff/me', undefined, owner)).body.data.id

const add = (name: string, more: object = {}) => {
  const id = randomUUID()
  const contact = { country_code: '358', contact_number: '0401234567', email: 'reijo@example.fi' }
  const texts = { location: 'Tampere', comment: 'Two bays.', locale: 'fi_FI' }
  const row = { id, name, request_from: 'garage', created_at: platform.clock().toISOString() }
  return insertRow(platform.pool, 'partner_request', { ...row, ...contact, ...texts, ...more }).then(() => id)
}
const send = (method: 'POST' | 'PUT', path: string, payload: object, token = kirsi) =>
  call(method, `staff/partner-requests/${path}`, payload, token)
const list = async (query: string) =>
  (await call('GET', `staff/partner-requests?${query}`, undefined, kirsi)).body.data
const names = async (query: string) => (await list(query)).map(({ name }: { name: string }) => name)

test('requests are filtered by status, kind and assignee, searched and sorted', async () => {
  await add('Raija Rengas', { request_from: 'tyre-shop', created_at: '2026-11-08T10:00:00Z' })
  const id = await add('Reijo Korjaamo', { created_at: '2026-11-09T10:00:00Z' })
  const { body } = await send('PUT', id, { version: 1, status: 'contacted', assignee_id: ownerId })
  expect(body.data).toMatchObject({ status: 'contacted', assignee: { id: ownerId }, handled_by: 'kirsi' })
  expect(await names('')).toEqual(['Reijo Korjaamo', 'Raija Rengas'])
  expect(await names('sort=status')).toEqual(['Raija Rengas', 'Reijo Korjaamo'])
  expect(await names('status=new')).toEqual(['Raija Rengas'])
  expect(await names('request_from=garage')).toEqual(['Reijo Korjaamo'])
  expect(await names('assignee=nobody')).toEqual(['Raija Rengas'])
  expect(await names('assignee=me')).toEqual([])
  expect(await names('search=raija')).toEqual(['Raija Rengas'])
  expect((await list('search=raija'))[0].age_days).toBeGreaterThan(0)
})

test('of two colleagues who handle a request at once, the second reads who handled it and when', async () => {
  const id = await add('Maija Autohuolto')
  const change = (token: string) =>
    send('PUT', id, { version: 1, status: 'agreed', assignee_id: null }, token)
  const answers = await Promise.all([change(kirsi), change(owner)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)?.body
  expect(refused).toMatchObject({
    code: 'request-handled-meanwhile',
    errors: { version: [expect.stringMatching(/^(kirsi|outi) handled this at .*, \d\d:\d\d\.$/)] },
  })
  expect(await audited('partner-request-changed')).toContainEqual(
    expect.objectContaining({
      details: expect.objectContaining({ partner_request_id: id, status: 'agreed' }),
    }),
  )
})

test('a reply is mailed in the language of the request, and is noted with the status that follows', async () => {
  const id = await add('Niilo', { locale: 'en_GB', email: 'niilo@example.fi' })
  const text = 'Hello Niilo,\n\nwhen can you start?'
  const { body } = await send('POST', `${id}/replies`, { version: 1, template: 'questions', text })
  expect(body.data).toMatchObject({ status: 'contacted', assignee: { name: 'kirsi' }, handled_by: 'kirsi' })
  expect(body.data.notes).toMatchObject([{ template: 'questions', text, author: 'kirsi' }])
  const mail = (await listMails(platform.sql)).find(({ recipient }) => recipient === 'niilo@example.fi')
  expect(mail).toMatchObject({ subject: 'Questions about your partner application', event: 'partner' })
  expect(mail?.bodyText).toContain('when can you start?')
  const again = await send('POST', `${id}/replies`, { version: 1, template: 'rejection', text })
  expect([again.status, again.body.code]).toEqual([409, 'request-handled-meanwhile'])
  const noted = await send('POST', `${id}/notes`, { text: 'Rings back on Monday.' }, owner)
  expect(noted.body.data.notes[0]).toMatchObject({ template: null, author: 'outi' })
  const [empty, stranger] = [
    await send('POST', `${id}/notes`, { text: ' ' }),
    await send('PUT', id, { version: 2, status: 'agreed', assignee_id: randomUUID() }),
  ]
  expect(empty.body.errors).toEqual({ text: ['Please write the text.'] })
  expect(stranger.body.errors).toEqual({ assignee_id: ['This person cannot handle partner requests.'] })
})

test('reading does not allow handling', async () => {
  const id = await add('Lauri')
  await platform.pool.query("delete from staff_role_right where right_name = 'edit-partners'")
  const answer = await send('PUT', id, { version: 1, status: 'agreed', assignee_id: null })
  expect([answer.status, (await list('search=lauri')).length]).toEqual([403, 1])
})

test('a rejected request is erased after as many months as the setting says', async () => {
  const at = (months: number) => {
    const day = new Date(platform.clock())
    day.setUTCMonth(day.getUTCMonth() - months)
    return day.toISOString()
  }
  const [old, recent] = [
    await add('Vanha', { status: 'rejected', created_at: at(25) }),
    await add('Uusi', { status: 'rejected', created_at: at(23) }),
  ]
  const run = async () => {
    let forget = async (_: object, __: { now: Date }): Promise<unknown> => undefined
    const jobs = {
      ...openJobs(platform),
      every: (_: string, __: object, work: typeof forget) => (forget = work),
    }
    forgetOldPartnerRequests({ jobs: jobs as never, sql: platform.sql })
    await forget({}, { now: platform.clock() })
    const { rows } = await platform.pool.query('select id from partner_request where id = any ($1)', [
      [old, recent],
    ])
    return rows.map(({ id }) => id)
  }
  expect(await run()).toEqual([recent])
  const settings = (await call('GET', 'staff/settings/partners', undefined, owner)).body.data
  const save = (payload: object) => call('PUT', 'staff/settings/partners', payload, owner)
  expect((await save({ ...settings, erase_after_months: 0 })).body.errors).toEqual({
    erase_after_months: ['Please give 1 to 60 months.'],
  })
  expect((await save({ ...settings, erase_after_months: 12 })).status).toBe(200)
  expect((await save({ ...settings, erase_after_months: 13 })).body.code).toBe('changed-meanwhile')
  expect((await readPartnerSettings(platform.sql)).eraseAfterMonths).toBe(12)
  expect(await run()).toEqual([])
})
