import { expect, test } from 'vitest'
import { testPlatform } from '../../testing/test-platform.ts'
import { deleteCustomersClosedBefore } from '../accounts/index.ts'
import { closedBefore } from './forget-closed-accounts.ts'

const { sql } = await testPlatform()

test('what is left of a closed account goes six years from the end of the year', async () => {
  const close = (at: string) => sql`
    insert into customer (first_name, last_name, contact_number, locale, created_at, changed_at, closed_at)
    values ('', '', '', 'fi_FI', ${new Date(at)}, ${new Date(at)}, ${new Date(at)})`
  await close('2019-12-31T12:00:00Z')
  await close('2020-01-02T12:00:00Z')
  await sql`
    insert into customer (email, first_name, last_name, contact_number, locale, created_at, changed_at)
    values ('open@example.fi', 'A', 'B', '1', 'fi_FI', ${new Date('2015-01-01')}, ${new Date('2015-01-01')})`
  expect(await deleteCustomersClosedBefore(sql, closedBefore(new Date('2026-06-01T10:00:00Z')))).toBe(1)
  expect(await sql`select closed_at from customer order by closed_at nulls last`).toEqual([
    { closedAt: new Date('2020-01-02T12:00:00Z') },
    { closedAt: null },
  ])
})
