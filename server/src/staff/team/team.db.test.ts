import { randomUUID } from 'node:crypto'
import type { DeliveredRole, StaffRight } from '@pito/contracts/values/staff-rights'
import { beforeEach, expect, test } from 'vitest'
import { openConnections } from '../../../testing/small-shop.ts'
import { aino, password, staffShop } from '../../../testing/staff-shop.ts'
import { versionAt } from '../../../testing/version-at.ts'
import { listMails } from '../../platform/mail/store.ts'
import { addDemoStaff } from '../add-staff.ts'

const shop = await staffShop()
const { platform, call, logIn, tokenOf, audited } = shop
const { pool, sql } = platform

beforeEach(() => {
  platform.at('2026-11-20T10:00:00Z')
  return pool.query('delete from attempt')
})

const outi = await tokenOf('outi')
const idOf = async (email: string) =>
  (await pool.query('select id from staff where email = $1', [email])).rows[0]?.id as string
const outisId = await idOf('outi@pito.example')

/** Adds a member of staff with this role, who can log in. */
async function colleague(role: DeliveredRole = 'warehouse') {
  const name = `someone-${randomUUID()}`
  const person = { email: `${name}@pito.example`, name, role, password }
  await sql.transaction((tx) => addDemoStaff(platform.config, tx, person, platform.clock()))
  return { name, email: person.email, id: await idOf(person.email), token: await tokenOf(name) }
}

/** Changes of roles are based on the stored version. */
const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}, token = outi) => {
  const based = method === 'PUT' ? { version: await versionAt(platform, path), ...body } : body
  return call(method, `staff/${path}`, method === 'DELETE' ? undefined : based, token)
}
const codeOf = async (answer: ReturnType<typeof send>) => (await answer).body.code
const me = async (token: string) => (await call('GET', 'staff/me', undefined, token)).body
const newest = async (action: string) => (await audited(action)).at(-1)

test('of three simultaneous invitations of one address exactly one succeeds', async () => {
  const invite = (roles: readonly string[]) =>
    send('POST', 'members', { name: 'Kaksi Kertaa', email: 'Kaksi@Shop.fi', roles, locale: 'fi_FI' })
  for (const state of ['new', 'deactivated']) {
    await openConnections(platform)
    const answers = await Promise.all([['warehouse'], ['pricing'], ['content']].map(invite))
    expect([state, ...answers.map(({ status }) => status).sort()]).toEqual([state, 200, 422, 422])
    expect(answers.filter(({ body }) => body.code === 'email-is-staff')).toHaveLength(2)
    const id = await idOf('kaksi@shop.fi')
    const { rows } = await pool.query('select role from staff_has_role where staff_id = $1', [id])
    expect(rows).toHaveLength(1)
    await send('POST', `members/${id}/deactivate`)
  }
})

test('an invited person sets a password by the link of the e-mail, once, within a day', async () => {
  const invited = { name: 'Ville Varasto', email: 'Ville@Shop.fi', roles: ['warehouse'], locale: 'en_GB' }
  const { body } = await send('POST', 'members', invited)
  const [mail] = (await listMails(sql)).filter(({ recipient }) => recipient === 'ville@shop.fi')
  expect(mail?.subject).toBe('Your access to the back office of the shop')
  const [, link = ''] = /(http\S+token=[\w-]+)/.exec(mail?.bodyText ?? '') ?? []
  expect(new URL(link).pathname).toBe('/admin/password')
  const token = new URL(link).searchParams.get('token')
  const set = () => call('POST', 'staff/set-password', { token, password: 'Nastat-alle-7!' })
  platform.at('2026-11-21T10:00:01Z')
  expect((await set()).body.code).toBe('link-over')
  platform.at('2026-11-21T09:59:59Z')
  expect((await set()).status).toBe(200)
  expect((await set()).body.code).toBe('link-over')
  expect(await newest('staff-invited')).toMatchObject({
    actor_id: outisId,
    record_kind: 'staff',
    record_id: body.data.id,
    before: null,
    after: { name: 'Ville Varasto', active: true, roles: ['warehouse'] },
  })
  platform.at('2026-11-20T10:00:00Z')
  const again = (await send('POST', 'members', invited)).body
  expect([again.code, again.message, again.errors]).toEqual([
    'email-is-staff',
    'This address already belongs to a member of staff.',
    { email: ['This address already belongs to a member of staff.'] },
  ])
})

test('a new link replaces the one of the invitation', async () => {
  const { body } = await send('POST', 'members', { name: 'A', email: 'a@shop.fi', roles: ['content'] })
  const links = async () =>
    (await pool.query('select token_hash from staff_password_link where staff_id = $1', [body.data.id])).rows
  const [first] = await links()
  expect((await send('POST', `members/${body.data.id}/link`)).status).toBe(200)
  const after = await links()
  expect(after).toHaveLength(1)
  expect(after).not.toEqual([first])
})

test.each([
  ['name', { name: '' }],
  ['email', { email: 'nobody' }],
  ['roles', { roles: [] }],
  ['roles', { roles: ['no-such-role'] }],
])('an invitation with a wrong %s is refused at the field and adds nobody', async (field, more) => {
  const invited = { name: 'B', email: 'b@shop.fi', roles: ['content'], ...more }
  const { status, body } = await send('POST', 'members', invited)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  expect(await idOf('b@shop.fi')).toBeUndefined()
})

test('changed roles apply from the next request, and the audit has before and after', async () => {
  const { id, token } = await colleague()
  expect((await call('GET', 'staff/partner-requests', undefined, token)).status).toBe(403)
  const roles = ['partner-manager', 'pricing']
  expect((await send('PUT', `members/${id}/roles`, { roles })).status).toBe(200)
  expect((await call('GET', 'staff/partner-requests', undefined, token)).status).toBe(200)
  expect((await me(token)).data.rights).not.toContain('edit-stock')
  expect(await newest('staff-roles-changed')).toMatchObject({
    record_id: id,
    roles: 'owner',
    before: { roles: ['warehouse'] },
    after: { roles: ['partner-manager', 'pricing'] },
  })
  const refused = await send('PUT', `members/${id}/roles`, { roles: ['pricing', 'no-such-role'] })
  expect(refused.body.errors).toEqual({ roles: ['The role no longer exists.'] })
  expect((await me(token)).data.rights).toContain('read-partners')
})

test('who is deactivated has no session from the next call on, and what they handled is listed', async () => {
  const { id, name, token } = await colleague('customer-service')
  const acting = (await call('POST', 'act-as-customer', { customer_id: aino, reason: 'She called' }, token))
    .body.data.token
  await pool.query(
    `insert into partner_request (id, name, request_from, country_code, contact_number, email, location, comment,
       locale, created_at, handled_at, handled_by)
     values (gen_random_uuid(), 'Reijo', 'garage', '358', '0401234567', 'reijo@example.fi', 'Tampere', 'Hei',
       'fi_FI', now(), now(), $1)`,
    [id],
  )
  const { status, body } = await send('POST', `members/${id}/deactivate`)
  expect([status, body.data.partner_requests]).toEqual([
    200,
    [expect.objectContaining({ name: 'Reijo', location: 'Tampere' })],
  ])
  expect((await call('GET', 'staff/me', undefined, token)).status).toBe(401)
  expect((await call('GET', 'acting', undefined, acting)).body.data).toBeNull()
  expect((await logIn(name)).body.code).toBe('staff-login-failed')
  const shown = (await call('GET', `staff/members/${id}`, undefined, outi)).body.data
  expect(shown).toMatchObject({ active: false, roles: [], partner_requests: [{ name: 'Reijo' }] })
  expect(await newest('staff-deactivated')).toMatchObject({
    before: { active: true, roles: ['customer-service'] },
    after: { active: false, roles: [] },
  })
  const history = await call('GET', `staff/history/staff/${id}`, undefined, outi)
  expect(history.body.data).toMatchObject([{ action: 'staff-deactivated', by: 'outi' }])

  await send('POST', 'members', { name, email: `${name}@pito.example`, roles: ['content'] })
  expect((await me(await tokenOf(name))).data.rights).toEqual(['read-catalogue'])
})

test('a deactivated person is restored with the given roles, once, and gets a link', async () => {
  const { id, name, email } = await colleague('customer-service')
  const restore = (body: object, token = outi) => send('POST', `members/${id}/restore`, body, token)
  expect((await restore({ roles: ['content'] })).status).toBe(404)
  await send('POST', `members/${id}/deactivate`)
  expect(Object.keys((await restore({ roles: [] })).body.errors)).toEqual(['roles'])
  expect(Object.keys((await restore({ roles: ['no-such-role'] })).body.errors)).toEqual(['roles'])
  const answers = await Promise.all([1, 2, 3].map(() => restore({ roles: ['content'] })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  expect((await me(await tokenOf(name))).data.rights).toEqual(['read-catalogue'])
  expect((await listMails(sql)).filter(({ recipient }) => recipient === email)).toHaveLength(1)
  expect(await newest('staff-restored')).toMatchObject({
    record_id: id,
    before: { active: false, roles: [] },
    after: { active: true, roles: ['content'] },
  })
})

test('to restore somebody needs the rights of the roles, and an owner for an owner', async () => {
  const { id } = await colleague('customer-service')
  await send('POST', `members/${id}/deactivate`)
  const lead = await colleague('content')
  const { body } = await send('POST', 'roles', { title: randomUUID(), rights: ['read-staff', 'edit-staff'] })
  await send('PUT', `members/${lead.id}/roles`, { roles: [body.data.name] })
  const byLead = (roles: readonly string[]) =>
    codeOf(send('POST', `members/${id}/restore`, { roles }, lead.token))
  expect(await byLead(['owner'])).toBe('owners-only')
  expect(await byLead(['pricing'])).toBe('rights-not-held')
  platform.at('2026-11-20T10:11:00Z')
  expect(await codeOf(send('POST', `members/${id}/restore`, { roles: ['content'] }))).toBe(
    'second-factor-required',
  )
})

test('the only owner can neither be deactivated nor lose the role', async () => {
  const { id: other } = await colleague('owner')
  expect(await codeOf(send('POST', `members/${outisId}/deactivate`))).toBe('own-permissions')
  expect((await send('POST', `members/${other}/deactivate`)).status).toBe(200)
  const roles = ['content']
  const refused = await send('PUT', `members/${outisId}/roles`, { roles })
  expect([refused.status, refused.body.message]).toEqual([422, 'There must be at least one owner.'])
  expect(await codeOf(send('POST', `members/${outisId}/deactivate`))).toBe('last-owner')
})

test('an invited owner who has no password yet does not count as an owner', async () => {
  const invited = { name: 'C', email: 'c@shop.fi', roles: ['owner'] }
  await send('POST', 'members', invited)
  expect(await codeOf(send('POST', `members/${outisId}/deactivate`))).toBe('last-owner')
  await send('POST', `members/${await idOf('c@shop.fi')}/deactivate`)
})

test('of two owners who deactivate each other at once one stays', async () => {
  const other = await colleague('owner')
  await openConnections(platform)
  const answers = await Promise.all([
    send('POST', `members/${other.id}/deactivate`),
    send('POST', `members/${outisId}/deactivate`, {}, other.token),
  ])
  const { rows } = await pool.query('select active from staff where id = any($1)', [[other.id, outisId]])
  expect(rows.filter(({ active }) => active)).toHaveLength(1)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([401, 403])])
  await pool.query('update staff set active = true where id = $1', [outisId])
  await pool.query("insert into staff_has_role values ($1, 'owner') on conflict do nothing", [outisId])
  await pool.query('update session set ended_at = null, ended_why = null where subject_id = $1', [outisId])
  await pool.query('update staff set active = false where id = $1', [other.id])
})

test('nobody changes their own permissions, by their roles, second factor or a role that they have', async () => {
  await colleague('owner')
  expect(await codeOf(send('PUT', `members/${outisId}/roles`, { roles: ['owner', 'content'] }))).toBe(
    'own-permissions',
  )
  expect(await codeOf(send('POST', `members/${outisId}/reset-second-factor`))).toBe('own-permissions')
  const made = await send('POST', 'roles', { title: 'Team lead', rights: ['read-staff', 'edit-staff'] })
  const { name } = made.body.data
  const lead = await colleague()
  await send('PUT', `members/${lead.id}/roles`, { roles: [name] })
  const rights = ['edit-staff', 'refund-orders']
  expect(await codeOf(send('PUT', `roles/${name}`, { title: 'Team lead', rights }, lead.token))).toBe(
    'own-permissions',
  )
})

/** Adds somebody who may edit staff and, besides, has only the given rights. */
async function teamLead(...rights: readonly StaffRight[]) {
  const title = `Lead ${randomUUID()}`
  const made = await send('POST', 'roles', { title, rights: ['read-staff', 'edit-staff', ...rights] })
  const lead = await colleague()
  await send('PUT', `members/${lead.id}/roles`, { roles: [made.body.data.name] })
  return { ...lead, role: made.body.data.name as string }
}

test('somebody who edits staff neither becomes an owner nor touches one, by no way around', async () => {
  const { token, role } = await teamLead('read-stock')
  const owner = await colleague('owner')
  const byLead = (method: 'POST' | 'PUT', path: string, body = {}) => codeOf(send(method, path, body, token))
  const second = { name: 'Second', email: `${randomUUID()}@shop.fi` }
  expect(await byLead('POST', 'members', { ...second, roles: ['owner'] })).toBe('owners-only')
  expect(await byLead('POST', 'members', { ...second, roles: [role, 'pricing'] })).toBe('rights-not-held')
  expect(await byLead('POST', 'roles', { title: 'All', rights: ['edit-staff', 'refund-orders'] })).toBe(
    'rights-not-held',
  )
  expect(await byLead('PUT', `members/${owner.id}/roles`, { roles: [role] })).toBe('owners-only')
  expect(await byLead('PUT', `members/${owner.id}/roles`, { roles: ['owner', role] })).toBe('owners-only')
  expect(await byLead('POST', `members/${owner.id}/reset-second-factor`)).toBe('owners-only')
  expect(await byLead('POST', `members/${owner.id}/deactivate`)).toBe('owners-only')
  expect(await byLead('POST', `members/${owner.id}/link`)).toBe('owners-only')
  const pricing = await colleague('pricing')
  expect(await byLead('PUT', `members/${pricing.id}/roles`, { roles: ['owner'] })).toBe('owners-only')
  expect(await byLead('PUT', `members/${pricing.id}/roles`, { roles: [role] })).toBe('rights-not-held')
  expect(await byLead('POST', `members/${pricing.id}/deactivate`)).toBe('rights-not-held')
  expect((await me(owner.token)).data.rights).toContain('refund-orders')
  expect(await newest('permission-denied')).toMatchObject({ details: { right: 'rights-not-held' } })
  await pool.query('update staff set active = false where id = $1', [owner.id])
})

test('somebody who edits staff grants and takes the rights that they have', async () => {
  const { token } = await teamLead('read-stock', 'edit-stock')
  const given = { title: `Stock ${randomUUID()}`, rights: ['read-stock'] }
  const made = await send('POST', 'roles', given, token)
  expect(made.status).toBe(200)
  const { name } = made.body.data
  const email = `${randomUUID()}@shop.fi`
  expect((await send('POST', 'members', { name: 'Sari', email, roles: [name] }, token)).status).toBe(200)
  const more = { ...given, rights: ['edit-stock'] }
  expect((await send('PUT', `roles/${name}`, more, token)).status).toBe(200)
  const tooMuch = { ...given, rights: ['edit-stock', 'edit-prices'] }
  expect(await codeOf(send('PUT', `roles/${name}`, tooMuch, token))).toBe('rights-not-held')
  expect((await send('POST', `members/${await idOf(email)}/deactivate`, {}, token)).status).toBe(200)
})

test('a role is deleted by somebody who has all its rights, and by nobody else', async () => {
  const { token } = await teamLead('read-stock')
  const roleWith = async (right: StaffRight) =>
    (await send('POST', 'roles', { title: `Role ${randomUUID()}`, rights: [right] })).body.data.name as string
  expect(await codeOf(send('DELETE', `roles/${await roleWith('edit-prices')}`, {}, token))).toBe(
    'rights-not-held',
  )
  expect((await send('DELETE', `roles/${await roleWith('read-stock')}`, {}, token)).status).toBe(200)
})

test('a role is made, given, changed while somebody works with it, and deleted when nobody has it', async () => {
  const made = await send('POST', 'roles', { title: 'Summer help', rights: ['read-partners'] })
  const { name } = made.body.data
  const { id, token } = await colleague()
  await send('PUT', `members/${id}/roles`, { roles: [name] })
  const listed = async () => (await call('GET', 'staff/roles', undefined, outi)).body.data
  expect(await listed()).toContainEqual({
    name,
    title: 'Summer help',
    rights: ['read-partners'],
    members: 1,
    version: expect.any(Number),
  })
  expect((await listed())[0]).toMatchObject({ name: 'owner', title: null })
  expect((await call('GET', 'staff/partner-requests', undefined, token)).status).toBe(200)
  expect((await send('PUT', `roles/${name}`, { title: 'Summer', rights: ['read-orders'] })).status).toBe(200)
  expect((await call('GET', 'staff/partner-requests', undefined, token)).status).toBe(403)
  expect(await newest('role-changed')).toMatchObject({
    record_kind: 'role',
    record_id: name,
    before: { title: 'Summer help', rights: ['read-partners'] },
    after: { title: 'Summer', rights: ['read-orders'] },
  })
  expect(await codeOf(send('DELETE', `roles/${name}`))).toBe('role-in-use')
  await send('PUT', `members/${id}/roles`, { roles: ['content'] })
  expect((await send('DELETE', `roles/${name}`)).status).toBe(200)
  expect(await codeOf(send('DELETE', `roles/${name}`))).toBe('not-found')
})

test('delivered roles stay as they are, and two roles never have one name', async () => {
  const change = { title: 'Boss', rights: ['read-orders'] }
  expect(await codeOf(send('PUT', 'roles/owner', change))).toBe('role-delivered')
  expect(await codeOf(send('DELETE', 'roles/content'))).toBe('role-delivered')
  expect((await send('POST', 'roles', change)).status).toBe(200)
  expect(await codeOf(send('POST', 'roles', { ...change, title: 'boss' }))).toBe('title-taken')
  const { errors } = (await send('POST', 'roles', { title: '', rights: [] })).body
  expect(Object.keys(errors)).toEqual(['title', 'rights'])
})

test('a reset second factor ends the sessions, and the next log-in sets up a new one', async () => {
  const { id, name, email, token } = await colleague()
  expect((await send('POST', `members/${id}/reset-second-factor`)).status).toBe(200)
  expect((await call('GET', 'staff/me', undefined, token)).status).toBe(401)
  expect((await logIn(name)).body.code).toBe('staff-login-failed')
  const opened = await call('POST', 'staff/login', { email, password })
  expect(opened.body.data.next).toBe('set-up')
})

const changes = [
  ['POST', 'members', { name: 'D', email: 'd@shop.fi', roles: ['content'] }],
  ['POST', 'members/:id/link', {}],
  ['PUT', 'members/:id/roles', { roles: ['content'] }],
  ['POST', 'members/:id/deactivate', {}],
  ['POST', 'members/:id/reset-second-factor', {}],
  ['POST', 'roles', { title: 'Later', rights: ['read-orders'] }],
  ['PUT', 'roles/:name', { title: 'Later', rights: ['read-orders'] }],
  ['DELETE', 'roles/:name', {}],
] as const

test.each(changes)('%s %s asks for the second factor again after ten minutes', async (method, path, body) => {
  const { id, token } = await colleague('owner')
  platform.at('2026-11-20T10:11:00Z')
  const called = path.replace(':id', id).replace(':name', 'role-any')
  expect((await send(method, called, body, token)).body.code).toBe('second-factor-required')
})

test('the list is searched, filtered, sorted and paged', async () => {
  const { id, name } = await colleague('bookkeeper')
  const list = async (query: string) => (await call('GET', `staff/members?${query}`, undefined, outi)).body
  const found = await list(`search=${name.slice(0, 20).toUpperCase()}`)
  expect(found).toMatchObject({ total: 1, page: 1, per_page: 25, last_page: 1 })
  expect(found.data[0]).toMatchObject({
    id,
    roles: [{ name: 'bookkeeper', title: null }],
    active: true,
    has_password: true,
    has_second_factor: true,
    last_login_at: '2026-11-20T10:00:00.000Z',
  })
  expect((await list('role=bookkeeper&active=1')).data.map((row: { id: string }) => row.id)).toEqual([id])
  const names = async (sort: string) =>
    (await list(`active=1&sort=${sort}&per_page=200`)).data.map((row: { email: string }) => row.email)
  expect(await names('-email')).toEqual((await names('email')).toReversed())
  expect((await list('sort=last_login_at')).data[0].last_login_at).toBeNull()
})

test('the language is stored with the person and is there at the next log-in', async () => {
  const { name, token } = await colleague()
  expect((await me(token)).data.locale).toBe('fi_FI')
  expect((await send('PUT', 'me/language', { locale: 'en_GB' }, token)).status).toBe(200)
  expect((await logIn(name)).body.data.staff.locale).toBe('en_GB')
})
