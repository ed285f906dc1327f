import { expect, test } from 'vitest'
import { fulfilmentShop } from '../../../testing/fulfilment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'

const shop = await fulfilmentShop({ more: 2 })
const { platform, app, buyer, column } = shop
const [kirsi, paavo] = [await staffToken(platform, 'customer-service'), await staffToken(platform, 'owner')]
const [kirsiId, paavoId] = await Promise.all([idOf(kirsi), idOf(paavo)])
const number = (await buyer({ tyre: 1 })).order.order_number

async function call(token: string, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const headers = { authorization: `Bearer ${token}`, locale: 'en_GB' }
  const answer = await app.inject({
    method,
    url: `/api/v1/staff/${path}`,
    headers,
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, ...answer.json() }
}
async function idOf(token: string): Promise<string> {
  return (await call(token, 'GET', 'me')).data.id
}
const write = (more: object = {}) =>
  call(kirsi, 'POST', `orders/${number}/notes`, { text: 'The customer rings back.', ...more })
const forPaavo = async (query = '') => (await call(paavo, 'GET', `notes?${query}`)).data

test('a note is listed for the colleague whom it mentions, until it is done', async () => {
  const { data } = await write({ mentions: [paavoId], due_on: '2027-01-08' })
  expect(data).toMatchObject({ order_number: number, mentions: [{ id: paavoId }], may_edit: true })
  expect(await forPaavo()).toMatchObject([{ id: data.id, due_on: '2027-01-08', may_edit: false }])
  expect((await call(paavo, 'GET', 'me')).data.open_notes).toBe(1)
  expect((await call(kirsi, 'GET', 'notes')).data).toEqual([])
  expect(await forPaavo('due=overdue')).toEqual([])
  const marks = { version: data.version, is_pinned: false, due_on: '2027-01-08', is_done: true }
  expect(await call(paavo, 'PUT', `notes/${data.id}/marks`, marks)).toMatchObject({ status: 200 })
  expect(await forPaavo()).toEqual([])
  expect(await forPaavo('done=1')).toMatchObject([{ id: data.id, done_by: 'Seppo' }])
  await call(kirsi, 'POST', `notes/${data.id}/additions`, { text: 'Once more.', mentions: [paavoId] })
  expect(await forPaavo()).toMatchObject([{ done_at: null, additions: [{ text: 'Once more.' }] }])
})

test('only the author edits a note, for 15 minutes, and afterwards it is only added to', async () => {
  const { data } = await write()
  const edit = (token: string, version: number) =>
    call(token, 'PUT', `notes/${data.id}`, { version, text: 'The customer has rung.', mentions: [] })
  expect(await edit(paavo, data.version)).toMatchObject({ status: 403, code: 'note-of-another' })
  const edited = await edit(kirsi, data.version)
  expect(edited).toMatchObject({ status: 200, data: { text: 'The customer has rung.' } })
  expect(await edit(kirsi, data.version)).toMatchObject({ status: 409, code: 'changed-meanwhile' })
  await platform.pool.query(
    "update staff_note set created_at = created_at - interval '16 minutes' where id = $1",
    [data.id],
  )
  const late = await edit(kirsi, edited.data.version + 1)
  expect(late).toMatchObject({ status: 409, code: 'note-not-editable' })
  const added = await call(kirsi, 'POST', `notes/${data.id}/additions`, { text: 'Too late to edit.' })
  expect(added).toMatchObject({ status: 200, data: { may_edit: false } })
  expect(added.data.additions).toMatchObject([{ text: 'Too late to edit.', author: 'Seppo' }])
})

test('pinned notes come first, and the timeline has notes and additions', async () => {
  const { data } = await write({ text: 'Pinned.', is_pinned: true })
  await write({ text: 'Later.' })
  await call(paavo, 'POST', `notes/${data.id}/additions`, { text: 'Seen.' })
  const { notes, colleagues } = (await call(kirsi, 'GET', `orders/${number}/notes`)).data
  expect(notes[0]).toMatchObject({ text: 'Pinned.' })
  expect(colleagues.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining([kirsiId, paavoId]))
  const { data: events } = await call(kirsi, 'GET', `orders/${number}/timeline`)
  expect(events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'note', event: 'note', text: 'Pinned.' }),
      expect.objectContaining({ kind: 'note', event: 'note-addition', text: 'Seen.' }),
    ]),
  )
  expect(events.filter(({ detail }: { detail: string }) => detail?.startsWith('note-'))).toEqual([])
})

test('two colleagues who mark a note at the same time: one is told to look again', async () => {
  const { data } = await write()
  const mark = (token: string) =>
    call(token, 'PUT', `notes/${data.id}/marks`, {
      ...{ version: data.version, is_pinned: false, due_on: null, is_done: true },
    })
  const statuses = (await Promise.all([mark(kirsi), mark(paavo)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
})

test.each([
  ['without a text', { text: ' ' }, { text: ['Please write the note.'] }],
  ['that is too long', { text: 'x'.repeat(2001) }, { text: ['A note can have at most 2000 characters.'] }],
  ['due in the past', { text: 'A', due_on: '2020-01-01' }, { due_on: ['The due date is in the past.'] }],
  [
    'due on no day',
    { text: 'A', due_on: 'soon' },
    { due_on: ['There is no such date. The year is from 2000 to 2099.'] },
  ],
  [
    'that mentions a stranger',
    { text: 'A', mentions: ['0b6f0a52-6f2e-4a1c-9c55-5c1a4d1f0c99'] },
    { mentions: ['One of these colleagues cannot be mentioned, because they may not read orders.'] },
  ],
])('a note %s is refused', async (_, body, errors) => {
  expect(await call(kirsi, 'POST', `orders/${number}/notes`, body)).toMatchObject({ status: 422, errors })
})

test('a note of an unknown order or id is not found, and the audit has no text', async () => {
  expect(await call(kirsi, 'POST', 'orders/1000000000/notes', { text: 'A' })).toMatchObject({ status: 404 })
  expect(await call(kirsi, 'POST', 'notes/999999/additions', { text: 'A' })).toMatchObject({ status: 404 })
  const details = await column("select details::text from audit where action like 'note-%'")
  expect(details.length).toBeGreaterThan(0)
  expect(details.join()).not.toContain('customer')
})
