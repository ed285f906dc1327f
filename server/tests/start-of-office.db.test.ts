import type { StaffStart } from '@pito/contracts/staff-dashboard'
import { expect, test } from 'vitest'
import { addSmallCatalogue, addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { addPaidOrder } from '../testing/add-paid-order.ts'
import { insertRow } from '../testing/insert-row.ts'
import { staffShop } from '../testing/staff-shop.ts'

const { platform, call, tokenOf } = await staffShop()
const { pool } = platform
const owner = await tokenOf('outi')

async function start(token = owner): Promise<StaffStart> {
  return (await call('GET', 'staff/start', undefined, token)).body.data
}
const openSteps = ({ steps }: StaffStart) => steps.flatMap(({ step, is_done }) => (is_done ? [] : [step]))

test('the shop can sell when an article is on sale and no page is a draft', async () => {
  expect(openSteps(await start())).toEqual(['articles', 'service-points', 'second-owner'])
  await addSmallCatalogue(pool)
  await addTyre(pool, 1, { state: 'off-sale', load_index: '95' })
  expect((await start()).can_sell).toBe(false)
  await addTyre(pool, 2)
  expect((await start()).can_sell).toBe(true)

  const page = {
    type: 'Footer',
    published: true,
    updated_at: platform.clock().toISOString(),
    is_unchecked_draft: true,
  }
  const id = await insertRow(pool, 'cms_page', { ...page, url_path: 'ehdot' })
  await insertRow(pool, 'cms_page', { ...page, url_path: 'etusivu', type: 'Text' })
  await pool.query('insert into cms_page_translation (cms_page_id, locale_id, title) values ($1, 2, $2)', [
    id,
    'Toimitusehdot',
  ])
  expect(await start()).toMatchObject({
    can_sell: false,
    drafts: [
      { path: 'ehdot', title_fi: 'Toimitusehdot', title_en: 'ehdot', is_page: true },
      { path: 'etusivu', title_fi: 'etusivu', is_page: false },
    ],
  })
  await pool.query('update cms_page set is_unchecked_draft = false')
  expect(await start()).toMatchObject({ can_sell: true, drafts: [] })
})

test('an invited owner without a password does not count as the second owner', async () => {
  const { rows } = await pool.query(
    "update staff set password_hash = null where name = 'paavo' returning password_hash, id",
  )
  await pool.query("insert into staff_has_role values ($1, 'owner')", [rows[0].id])
  expect(openSteps(await start())).toContain('second-owner')
  await pool.query(
    "update staff set password_hash = (select password_hash from staff where name = 'outi') where name = 'paavo'",
  )
  expect(openSteps(await start())).not.toContain('second-owner')
  await pool.query("delete from staff_has_role where staff_id = $1 and role = 'owner'", [rows[0].id])
})

test('staff see the work whose records they may see', async () => {
  const kindsOf = ({ work }: StaffStart) => work.map(({ kind }) => kind)
  expect(kindsOf(await start())).toContain('orders-to-send')
  expect(kindsOf(await start(await tokenOf('kirsi')))).toEqual(['partner-requests-waiting'])
})

test('orders that were paid today in Helsinki are counted, and so are the orders to send', async () => {
  const counted = async () => Object.fromEntries((await start()).work.map(({ kind, count }) => [kind, count]))
  await addPaidOrder(platform, { fitted: false })
  expect(await counted()).toMatchObject({ 'orders-paid-today': 1, 'orders-to-send': 1 })
  await pool.query(
    "update shop_order set paid_at = '2026-11-19T21:59:00Z', shipped_at = '2026-11-20T08:00:00Z'",
  )
  expect(await counted()).toMatchObject({ 'orders-paid-today': 0, 'orders-to-send': 0 })
  await pool.query("update shop_order set paid_at = '2026-11-19T22:01:00Z'")
  expect(await counted()).toMatchObject({ 'orders-paid-today': 1 })
})

test('a shop whose company is not known cannot sell', async () => {
  await pool.query('delete from company')
  expect(await start()).toMatchObject({ can_sell: false })
  expect(openSteps(await start())).toContain('company')
})
