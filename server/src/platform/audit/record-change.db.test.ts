import { expect, test } from 'vitest'
import { insertRow } from '../../../testing/insert-row.ts'
import { aContext, smallShop } from '../../../testing/small-shop.ts'
import { Refused } from '../refuse.ts'
import { recordChange } from './record-change.ts'
import { refuseStale } from './refuse-stale.ts'

const { platform } = await smallShop()
const { sql, pool } = platform
const noon = new Date('2026-11-20T12:00:00Z')
const seppo = '0b6f0a52-6f2e-4a1c-9c55-5c1a4d1f0c01'
await insertRow(pool, 'staff', {
  id: seppo,
  email: 'seppo@pito.example',
  name: 'Seppo',
  created_at: noon.toISOString(),
})
await pool.query(`insert into staff_has_role values ('${seppo}', 'owner'), ('${seppo}', 'customer-service')`)
const ctx = aContext(platform, noon, { kind: 'staff', staffId: seppo, sessionId: 's' })
const record = { kind: 'brand', id: 7 } as const

/** Saves a change and returns the entries that it adds to the audit log. */
async function save(before: object | null, after: object | null, more: object = {}) {
  const { rows: earlier } = await pool.query('select from audit')
  await sql.transaction((tx) =>
    recordChange(tx, ctx, {
      action: 'brand-saved',
      record,
      before: before as never,
      after: after as never,
      origin: 'form',
      ...more,
    }),
  )
  const { rows } = await pool.query('select * from audit order by id')
  return rows.slice(earlier.length)
}

test('a change is recorded with the fields that differ, who made it, in which roles and why', async () => {
  const saved = await save(
    { name: 'Kuura', slug: 'kuura', picture: null },
    { name: 'Kuura Oy', slug: 'kuura', picture: null },
    { reason: 'The company was renamed.' },
  )
  expect(saved).toMatchObject([
    {
      at: noon,
      actor_kind: 'staff',
      actor_id: seppo,
      record_kind: 'brand',
      record_id: '7',
      before: { name: 'Kuura' },
      after: { name: 'Kuura Oy' },
      reason: 'The company was renamed.',
      origin: 'form',
      roles: 'customer-service, owner',
    },
  ])
})

test('nothing is recorded when a save changes nothing', async () => {
  expect(await save({ name: 'Kuura', tags: ['a'] }, { name: 'Kuura', tags: ['a'] })).toEqual([])
})

test('a new record has no old values, and a deleted record no new ones', async () => {
  expect(await save(null, { name: 'Kuura' })).toMatchObject([{ before: null, after: { name: 'Kuura' } }])
  expect(await save({ name: 'Kuura' }, null)).toMatchObject([{ before: { name: 'Kuura' }, after: null }])
})

test('the database refuses secrets in the history', async () => {
  await expect(save(null, { password_hash: 'x' })).rejects.toThrow('audit_change_has_no_secrets')
})

test('a save on an old version is refused with the current record and who changed it', async () => {
  await save({ name: 'Kuura' }, { name: 'Kuura Oy' })
  const current = { id: 7, name: 'Kuura Oy', version: 3 }
  const stale = sql.transaction((tx) => refuseStale(tx, { record, sent: 2, current })).catch((error) => error)
  const refused = (await stale) as Refused
  expect(refused).toBeInstanceOf(Refused)
  expect(refused.code).toBe('changed-meanwhile')
  expect(refused.details.conflict).toEqual({ by: 'Seppo', at: noon.toISOString(), current })
})

test('a save on the current version is not refused', async () => {
  await sql.transaction((tx) => refuseStale(tx, { record, sent: 3, current: { version: 3 } }))
})
