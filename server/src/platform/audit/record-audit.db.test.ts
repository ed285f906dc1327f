import { expect, expectTypeOf, test } from 'vitest'
import { aContext, smallShop } from '../../../testing/small-shop.ts'
import type { AuditEntry } from './record-audit.ts'
import { auditedBy, forgetOldAudit, recordAudit } from './record-audit.ts'

const noon = new Date('2026-11-20T12:00:00Z')
const { platform } = await smallShop()
const { sql, pool } = platform
const rows = async (action: string) =>
  (await pool.query('select * from audit where action = $1', [action])).rows

test('what happened is stored with who did it, from where and to whom', async () => {
  const ctx = aContext(platform, noon, { kind: 'customer', customerId: 'aino', sessionId: 's' })
  await recordAudit(sql, { ...auditedBy(ctx), action: 'password-changed', subject: 'aino' })
  expect(await rows('password-changed')).toMatchObject([
    {
      at: noon,
      actor_kind: 'customer',
      actor_id: 'aino',
      customer_id: 'aino',
      address: '192.0.2.7',
      device: 'Firefox on Linux',
      details: {},
    },
  ])
})

test('a member of staff who acts for a customer is the one who did it', async () => {
  const caller = { kind: 'customer', customerId: 'aino', sessionId: 's', actingStaffId: 'seppo' } as const
  const ctx = aContext(platform, noon, caller)
  await recordAudit(sql, {
    ...auditedBy(ctx),
    action: 'profile-saved',
    subject: 'aino',
    details: { fields: 3 },
  })
  expect(await rows('profile-saved')).toMatchObject([
    { actor_kind: 'staff', actor_id: 'seppo', customer_id: 'aino', details: { fields: 3 } },
  ])
})

test('an act of a member of staff is stored with the roles that the person has', async () => {
  const outi = { id: '0b0c6a52-6d0e-4c39-9d6c-0e5b1d3a7f01' }
  await pool.query(
    `insert into staff (id, email, name, demo, created_at, locale)
     values ($1, 'outi@pito.example', 'Outi', true, $2, 'en_GB')`,
    [outi.id, noon],
  )
  await pool.query(`insert into staff_has_role (staff_id, role) values ($1, 'warehouse'), ($1, 'pricing')`, [
    outi.id,
  ])
  const caller = { kind: 'staff', staffId: outi.id, sessionId: 's' } as const
  const acting = { kind: 'customer', customerId: 'aino', sessionId: 's', actingStaffId: outi.id } as const
  for (const by of [caller, acting])
    await recordAudit(sql, { ...auditedBy(aContext(platform, noon, by as never)), action: 'order-read' })
  const roles = 'pricing, warehouse'
  expect(await rows('order-read')).toMatchObject([{ roles }, { roles }])
})

test('the entry of a change has the values that differ and the origin, and does not compile without them', async () => {
  const by = auditedBy(aContext(platform, noon, { kind: 'staff', staffId: 'outi', sessionId: 's' }))
  const incomplete = { ...by, action: 'order-packed' } as const
  expectTypeOf(incomplete).not.toExtend<AuditEntry>()
  const change = {
    record: { kind: 'order', id: '4821907735' },
    before: { progress: 'paid', packed_at: null },
    after: { progress: 'paid', packed_at: noon },
    origin: 'bulk',
  } as const
  await recordAudit(sql, { ...incomplete, change })
  expect(await rows('order-packed')).toMatchObject([
    {
      ...{ record_kind: 'order', record_id: '4821907735', origin: 'bulk' },
      ...{ before: { packed_at: null }, after: { packed_at: noon.toISOString() } },
    },
  ])
})

test('what is rolled back is not audited', async () => {
  const work = sql.transaction(async (tx) => {
    await recordAudit(tx, { ...auditedBy(aContext(platform, noon)), action: 'customers-listed' })
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(await rows('customers-listed')).toEqual([])
})

test.each(['password', 'token', 'secret', 'email'])(
  'the database refuses details named %s',
  async (field) => {
    const entry = {
      ...auditedBy(aContext(platform, noon)),
      action: 'mail-read' as const,
      details: { [field]: 'x' },
    }
    await expect(recordAudit(sql, entry)).rejects.toThrow('audit_details_check')
  },
)

test('nobody changes or deletes a row, and after two years a job deletes it', async () => {
  const old = {
    ...auditedBy(aContext(platform, new Date('2020-01-01T00:00:00Z'))),
    action: 'stock-listed',
  } as const
  await recordAudit(sql, old)
  await recordAudit(sql, { ...old, at: noon, action: 'stock-read' })
  await expect(pool.query("update audit set action = 'other'")).rejects.toThrow('added to and not changed')
  await expect(pool.query("delete from audit where action = 'stock-read'")).rejects.toThrow('not changed')
  expect(await forgetOldAudit(sql, noon)).toBe(1)
  expect(await rows('stock-read')).toHaveLength(1)
})
