import { verifyPassword } from '@pito/server/src/platform/passwords/password-hash.ts'
import { testDatabase } from '@pito/server/testing/test-database.ts'
import { expect, test } from 'vitest'
import { demoPassword, fillCustomers, hasCustomers } from './fill-customers.ts'

const { sql, pool } = await testDatabase()

test('the demo’s customers log in with the password of the README', async () => {
  expect(await hasCustomers(sql)).toBe(false)
  await sql.transaction(fillCustomers)
  expect(await hasCustomers(sql)).toBe(true)
  const { rows } = await pool.query('select email, password_hash from customer order by email')
  expect(rows.map(({ email }) => email)).toEqual([
    'aino@pito.example',
    'emma@pito.example',
    'veikko@pito.example',
  ])
  for (const { password_hash } of rows) expect(await verifyPassword(password_hash, demoPassword)).toBe(true)
})
