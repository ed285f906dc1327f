import { expect, test } from 'vitest'
import { staffShop } from '../../testing/staff-shop.ts'
import { addDemoApp, addStaff } from './add-staff.ts'

const { platform, call, logIn } = await staffShop()
const { sql } = platform

test('a changed password ends every session, and the old one is asked for', async () => {
  const link = await sql.transaction((tx) =>
    addStaff(
      platform.config,
      tx,
      { email: 'Uusi@Pito.example', name: 'Uusi', role: 'owner' },
      platform.clock(),
    ),
  )
  const token = new URL(link).searchParams.get('token') ?? ''
  const set = (word: string) => call('POST', 'staff/set-password', { token, password: word })
  expect((await set('short')).body.errors).toHaveProperty('password')
  expect((await set('Password1!')).body.errors.password[0]).toContain('too common')
  expect((await set('Nastat-alle-7!')).status).toBe(200)
  expect((await set('Nastat-alle-8!')).body.code).toBe('link-over')

  const { rows } = await platform.pool.query("select id from staff where email = 'uusi@pito.example'")
  await sql.transaction((tx) => addDemoApp(platform.config, tx, rows[0].id, platform.clock()))
  const { body } = await logIn('uusi', { password: 'Nastat-alle-7!' })
  const change = (oldpassword: string) =>
    call('POST', 'staff/change-password', { oldpassword, password: 'Kitkat-alle-9!' }, body.data.token)
  expect((await change('Wrong-password-1')).body.errors).toEqual({
    oldpassword: ['Given old password is incorrect.'],
  })
  expect((await change('Nastat-alle-7!')).status).toBe(200)
  expect((await change('Nastat-alle-7!')).body.code).toBe('session-ended')
  expect((await logIn('uusi', { password: 'Nastat-alle-7!' })).status).toBe(422)
  expect((await logIn('uusi', { password: 'Kitkat-alle-9!' })).status).toBe(200)
})

test('a link to set a password is over after a day, and when there is a newer one', async () => {
  const add = () =>
    sql.transaction((tx) =>
      addStaff(
        platform.config,
        tx,
        { email: 'uusi@pito.example', name: 'Uusi', role: 'owner' },
        platform.clock(),
      ),
    )
  const use = async (link: string) =>
    (
      await call('POST', 'staff/set-password', {
        token: new URL(link).searchParams.get('token'),
        password: 'Nastat-alle-7!',
      })
    ).status
  const [first, second] = [await add(), await add()]
  expect(await use(first)).toBe(404)
  platform.at('2026-11-21T10:00:01Z')
  expect(await use(second)).toBe(404)
  platform.at('2026-11-20T10:00:00Z')
  expect(await use(second)).toBe(200)
})
