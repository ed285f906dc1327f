import { testPlatform } from '@pito/server/testing/test-platform.ts'
import { expect, test } from 'vitest'
import { fillDemo } from '../fill.ts'

// Independence Day, on which no service point is open, is a Sunday in this year.
const platform = await testPlatform({ settings: {}, now: '2026-12-06T09:00:00Z' })
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

test('the numbers of invoices and credit notes follow their dates', async () => {
  for (const table of ['invoice', 'credit_note']) {
    const dates = await rows(`select issued_at from ${table} order by number`)
    expect(dates.length).toBeGreaterThan(5)
    expect(dates).toEqual(dates.toSorted((one, other) => one.issued_at - other.issued_at))
  }
})

test('the tyres of the demo are still for sale, and the next start adds no orders', async () => {
  const [few] = await rows('select count(*)::integer as count from tyre_stock where available < 0')
  expect(few.count).toBe(0)
  const [before] = await rows('select count(*)::integer as count from shop_order')
  await fill()
  expect(await rows('select count(*)::integer as count from shop_order')).toEqual([before])
})

test('five orders are fitted today, even on a public holiday', async () => {
  const [today] = await rows(`
    select count(*)::integer as fittings from appointment
    where state = 'firm' and (lower(during) at time zone 'Europe/Helsinki')::date = '2026-12-06'`)
  expect(today.fittings).toBe(5)
})

test('the simulators know every payment and every refund as the shop does', async () => {
  const ofShop = await rows(`
    select coalesce(provider_order_id, provider_id) as id, coalesce(received_cents, amount_cents)::integer as received,
      coalesce((
        select sum(amount_cents)::integer from refund where attempt_id = payment_attempt.id and state in ('made', 'pending')
      ), 0) as refunded
    from payment_attempt where state in ('paid', 'surplus') order by id`)
  const ofSimulators = await rows(`
    select id, (entry->>'paid')::integer as received, coalesce((
      select sum((refund->>'amount')::integer)::integer from jsonb_array_elements(entry->'refunds') refund
      where refund->>'status' <> 'fail'
    ), 0) as refunded
    from simulator.entry where kind = 'paytrail payment'
    union all
    select entry->'order'->>'id', (entry->'order'->>'original')::integer,
      case when entry->'order'->>'status' = 'CANCELLED' then (entry->'order'->>'original')::integer else coalesce((
        select sum((refund->>'amount')::integer)::integer from jsonb_array_elements(entry->'order'->'refunds') refund
      ), 0) end
    from simulator.entry where kind = 'klarna session'`)
  const known = new Map(ofSimulators.map((payment) => [payment.id, payment]))
  expect(ofShop.length).toBeGreaterThan(100)
  expect(ofShop.map(({ id }) => known.get(id))).toEqual(ofShop)
  const [klarna] = await rows(`
    select count(captured_at) > 2 as captured, count(*) - count(captured_at) > 2 as authorised
    from payment_attempt where method = 'klarna' and state = 'paid'`)
  expect(klarna).toEqual({ captured: true, authorised: true })
})

test('no refund is due, and money that orders could not use is refunded for both reasons', async () => {
  expect(await rows("select from refund where state in ('due', 'sending')")).toEqual([])
  const surplus = await rows(`
    select reason, count(*)::integer as payments from refund where reason in ('twice', 'wrong-amount')
    group by reason order by reason`)
  expect(surplus).toEqual([
    { reason: 'twice', payments: 3 },
    { reason: 'wrong-amount', payments: 3 },
  ])
})

test('there is work for every room of the staff', async () => {
  const [work] = await rows(`
    select (select count(*) from staff_note)::integer as notes,
      (select count(*) from staff_note_mention)::integer as mentions,
      (select count(*) from mail where last_error is not null)::integer as failed_mails,
      (select count(*) from review where state = 'pending')::integer as reviews,
      (select count(distinct status) from partner_request)::integer as statuses,
      (select count(*) from shop_order where promo_code_id is not null)::integer >= 10 as codes_used,
      (select count(distinct role) from staff_has_role)::integer as roles,
      (select count(purchase_cents) < count(*) and count(purchase_cents) > 500 from tyre) as purchases`)
  expect(work).toEqual({
    ...{ notes: 6, mentions: 5, failed_mails: 5, reviews: 5, statuses: 4, codes_used: true, roles: 7 },
    purchases: true,
  })
})
