import { expect, test } from 'vitest'
import { applyBatch } from '../src/imports/apply-run.ts'
import { importShop } from '../testing/import-shop.ts'

const { platform, call, pool, owner, ...shop } = await importShop()
const { addArticles, articleOf, get, post, upload, dryRun, workOff, carryOut } = shop

const header = 'EAN;DOT;Määrä;Ostohinta;Toimittaja;Lähete;Toimituspäivä'
let notes = 0
const newNote = () => {
  notes += 1
  return `L-${notes}`
}
const fileOf = (note: string, rows: readonly string[]) =>
  [header, ...rows.map((row) => `${row};Pohjolan Rengas Oy;${note};19.11.2026`)].join('\n')
const reasonsOf = async (id: string) =>
  (await get(`${id}/rows?verdict=rejected`)).body.data.map(
    ({ faults }: { faults: { field: string; reason: string }[] }) => [faults[0]?.field, faults[0]?.reason],
  )
const batchesOf = async (ean: string | undefined) =>
  (
    await pool.query({
      text: `select dot_year, dot_week, as_new, quantity from stock_batch join tyre on tyre.id = tyre_id
        where ean = $1 order by 1, 2`,
      values: [ean],
      rowMode: 'array',
    })
  ).rows
const receiptsOf = async (note: string) =>
  (await pool.query('select * from goods_receipt where delivery_note = $1 order by id', [note])).rows

test('delivered goods are booked as a goods receipt with weeks and purchase prices', async () => {
  const [one, other] = await addArticles(2)
  const note = newNote()
  const file = fileOf(note, [`${one};525;4;61,20`, `${one};3125;2;62`, `${other};3125;8;70,00`])
  const id = await upload('goods-receipts', file)
  expect(await dryRun(id)).toMatchObject({ new_rows: 3, rejected_rows: 0, guarded_rows: 0 })
  expect((await get(`${id}/rows`)).body.data[0]).toMatchObject({
    before: null,
    after: {
      week: '0525',
      quantity: 4,
      purchase_cents: 6120,
      delivery_note: note,
      delivered_on: '2026-11-19',
    },
  })
  expect(await batchesOf(one)).toEqual([])
  expect(await carryOut(id, 'goods-receipts')).toMatchObject({ done_rows: 3, skipped_rows: 0 })
  expect(await batchesOf(one)).toEqual([
    [2025, 5, true, 4],
    [2025, 31, true, 2],
  ])
  expect(await articleOf(one)).toMatchObject({ purchase_cents: 6200 })
  const [receipt] = await receiptsOf(note)
  const { body } = await call('GET', `staff/goods-receipts/${receipt.id}`, undefined, owner)
  expect(body.data).toMatchObject({ state: 'received', received_by: 'outi', delivered_on: '2026-11-19' })
  expect(body.data.lines).toHaveLength(3)
  const history = await call('GET', `staff/history/goods-receipt/${receipt.id}`, undefined, owner)
  expect(history.body.data).toMatchObject([{ action: 'goods-received', origin: 'import', run_id: id }])
})

test('wrong weeks, quantities and prices are rejected with the sentences of the form', async () => {
  const [ean] = await addArticles(1)
  const rows = [
    `${ean};5425;4;61,20`,
    `${ean};4826;4;61,20`,
    `${ean};4706;4;61,20`,
    `${ean};3125;0;61,20`,
    `${ean};3025;10000;61,20`,
    `${ean};2925;4;`,
    '2099999999998;3125;4;61,20',
    `${ean};2825;4;61,20`,
    `${ean};2825;4;61,20`,
  ]
  const id = await upload('goods-receipts', fileOf(newNote(), rows))
  expect(await dryRun(id)).toMatchObject({ new_rows: 1, rejected_rows: 8 })
  expect(await reasonsOf(id)).toEqual([
    ['week', expect.stringMatching(/as on the tyre/)],
    ['week', 'This week is in the future.'],
    ['week', expect.stringMatching(/20 or more years/)],
    ['quantity', 'A row has 1 to 9,999 tyres.'],
    ['quantity', 'A row has 1 to 9,999 tyres.'],
    ['purchase_cents', expect.stringMatching(/without VAT/)],
    ['ean', 'No article has this EAN.'],
    ['ean', 'An earlier row of the file has the same EAN.'],
  ])
})

test('a row that lifts a production week above 100,000 tyres is rejected in the dry run', async () => {
  const [full, filled] = await addArticles(2)
  await pool.query(
    `insert into stock_batch (tyre_id, dot_year, dot_week, as_new, quantity)
    select id, 2025, 31, true, 99990 from tyre where ean = $1`,
    [full],
  )
  const suppliers = Array.from({ length: 11 }, (_, at) => `${filled};3125;9500;61,20;Toimittaja ${at};`)
  const note = newNote()
  const rows = [`${full};3125;11;61,20;Toimittaja;`, `${full};3125;10;61,20;Toinen;`, ...suppliers]
  // Rejected rows stand between them, so that the last ones belong to the second batch of the dry run.
  const between = Array.from({ length: 500 }, () => '2099999999998;3125;1;61,20;Toimittaja;')
  const lines = [...rows.slice(0, 8), ...between, ...rows.slice(8)].map((row) => `${row}${note};19.11.2026`)
  const id = await upload('goods-receipts', [header, ...lines].join('\n'))
  expect(await dryRun(id)).toMatchObject({ new_rows: 11, rejected_rows: 502 })
  const [first] = await reasonsOf(id)
  expect(first).toEqual(['quantity', 'The quantity of one production week is 0 to 100,000 tyres.'])
  expect(await carryOut(id, 'goods-receipts')).toMatchObject({ done_rows: 11, skipped_rows: 0 })
})

test('old tyres wait for a tick with a reason, however many they are; the oldest are not sold as new', async () => {
  const [ean] = await addArticles(1)
  const note = newNote()
  const id = await upload('goods-receipts', fileOf(note, [`${ean};4022;4;61,20`, `${ean};4020;3;61,20`]))
  expect(await dryRun(id)).toMatchObject({ state: 'ready', guarded_rows: 2, to_do_rows: 0 })
  expect((await post(`${id}/run`)).body.code).toBe('nothing-to-do')
  await post(`${id}/ticks`, { numbers: [2, 3], reason: 'Clearance of a supplier' })
  expect(await carryOut(id, 'goods-receipts')).toMatchObject({ done_rows: 2, skipped_rows: 0 })
  expect(await batchesOf(ean)).toEqual([
    [2020, 40, false, 3],
    [2022, 40, true, 4],
  ])
  const [receipt] = await receiptsOf(note)
  const history = await call('GET', `staff/history/goods-receipt/${receipt.id}`, undefined, owner)
  expect(history.body.data).toMatchObject([{ reason: 'Clearance of a supplier' }])
})

test('a batch that is repeated by several processes, or fails in between, books each row once', async () => {
  const eans = await addArticles(20)
  const note = newNote()
  const id = await upload(
    'goods-receipts',
    fileOf(
      note,
      eans.map((ean) => `${ean};3125;4;61,20`),
    ),
  )
  await dryRun(id)
  await post(`${id}/run`)
  await pool.query('alter table run_row add constraint broken check (outcome is null) not valid')
  expect(await applyBatch(platform, 'goods-receipts')).toBe('later')
  await pool.query('alter table run_row drop constraint broken')
  expect(await receiptsOf(note)).toEqual([])
  await Promise.all([1, 2, 3].map(() => applyBatch(platform, 'goods-receipts')))
  await workOff('goods-receipts')
  for (const ean of eans) expect(await batchesOf(ean)).toEqual([[2025, 31, true, 4]])
  expect(await receiptsOf(note)).toHaveLength(1)
})

test('a delivery that is imported twice is booked once', async () => {
  const [ean] = await addArticles(1)
  const file = fileOf(newNote(), [`${ean};3125;4;61,20`])
  const [first, second] = [await upload('goods-receipts', file), await upload('goods-receipts', file)]
  await dryRun(first)
  await dryRun(second)
  expect(await carryOut(first, 'goods-receipts')).toMatchObject({ done_rows: 1 })
  expect(await carryOut(second, 'goods-receipts')).toMatchObject({ done_rows: 0, skipped_rows: 1 })
  const third = await upload('goods-receipts', file)
  await dryRun(third)
  const sentence = 'These tyres have already been received under the same delivery note.'
  expect(await reasonsOf(third)).toEqual([['delivery_note', sentence]])
  expect(await batchesOf(ean)).toEqual([[2025, 31, true, 4]])
})
