import { testPlatform } from '@pito/server/testing/test-platform.ts'
import { expect, test } from 'vitest'
import { fillDemo } from '../fill.ts'

const platform = await testPlatform({ settings: {} })
const fill = () => platform.sql.transaction((tx) => fillDemo(tx, { articles: 600, platform, desk: true }))
await fill()
const rows = async (text: string) => (await platform.pool.query(text)).rows

test('the order desk has at least forty orders to pack and send, and five of each other state', async () => {
  const [work] = await rows(`
    select count(*) filter (where packed_at is null)::integer as to_pack,
      count(*) filter (where packed_at is not null)::integer as to_send
    from shop_order where progress = 'paid' and shipped_at is null and withdrawn_at is null`)
  expect(work.to_pack).toBeGreaterThanOrEqual(28)
  expect(work.to_pack + work.to_send).toBeGreaterThanOrEqual(40)
  const counts = await rows(`
    select progress, count(*)::integer as orders from shop_order group by progress order by progress`)
  for (const { progress, orders } of counts) expect([progress, orders >= 5]).toEqual([progress, true])
  expect(counts).toHaveLength(6)
  expect(
    await rows('select state, count(*)::integer >= 5 as five from refund group by state order by state'),
  ).toEqual([
    { state: 'made', five: true },
    { state: 'pending', five: true },
    { state: 'refused', five: true },
  ])
})

test('the tyres of the demo are still for sale, and the next start adds no orders', async () => {
  const [few] = await rows('select count(*)::integer as count from tyre_stock where available < 0')
  expect(few.count).toBe(0)
  const [before] = await rows('select count(*)::integer as count from shop_order')
  await fill()
  expect(await rows('select count(*)::integer as count from shop_order')).toEqual([before])
})
