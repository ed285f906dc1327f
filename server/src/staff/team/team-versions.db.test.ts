import { expect, test } from 'vitest'
import { staffShop } from '../../../testing/staff-shop.ts'
import { versionAt } from '../../../testing/version-at.ts'

const { platform, call, tokenOf } = await staffShop()
const outi = await tokenOf('outi')
const post = (path: string, body: object) => call('POST', `staff/${path}`, body, outi)
let people = 0

/** Adds a member of staff with the role of the warehouse. */
async function colleague(): Promise<{ id: string }> {
  people += 1
  const person = { name: 'Ville', email: `ville-${people}@shop.fi`, roles: ['warehouse'] }
  return (await post('members', person)).body.data
}

/** A change is based on the stored version, unless the body has another one. */
async function put(path: string, body: object) {
  const version = await versionAt(platform, path)
  return call('PUT', `staff/${path}`, { version, ...body }, outi)
}

test('a save of roles or rights that is based on an old version is refused with what is stored', async () => {
  const { id } = await colleague()
  const opened = await versionAt(platform, `members/${id}`)
  expect((await put(`members/${id}/roles`, { roles: ['pricing'] })).status).toBe(200)
  const stale = await put(`members/${id}/roles`, { roles: ['content'], version: opened })
  expect([stale.status, stale.body.code]).toEqual([409, 'changed-meanwhile'])
  expect(stale.body.conflict).toMatchObject({ by: 'outi', current: { id, roles: [{ name: 'pricing' }] } })
  const { name } = (await post('roles', { title: 'Autumn', rights: ['read-orders'] })).body.data
  const read = await versionAt(platform, `roles/${name}`)
  const rights = ['read-orders', 'read-stock']
  expect((await put(`roles/${name}`, { title: 'Autumn', rights })).status).toBe(200)
  const late = await put(`roles/${name}`, { title: 'Fall', rights: ['read-orders'], version: read })
  expect([late.status, late.body.conflict.current]).toMatchObject([409, { title: 'Autumn', rights }])
})

test('of two saves of the same roles at once one is refused', async () => {
  const { id } = await colleague()
  const version = await versionAt(platform, `members/${id}`)
  const answers = await Promise.all([
    put(`members/${id}/roles`, { roles: ['pricing'], version }),
    put(`members/${id}/roles`, { roles: ['content'], version }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a deactivation makes the form of the roles out of date', async () => {
  const { id } = await colleague()
  const opened = await versionAt(platform, `members/${id}`)
  await post(`members/${id}/deactivate`, {})
  expect(await versionAt(platform, `members/${id}`)).toBeGreaterThan(opened)
})
