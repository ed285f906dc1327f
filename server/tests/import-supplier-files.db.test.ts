import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readArticleIdentities } from '../src/catalogue/index.ts'
import { checkRun } from '../src/imports/check-run.ts'
import { importShop } from '../testing/import-shop.ts'
import { insertRow } from '../testing/insert-row.ts'
import { insertUnpaidOrder } from '../testing/insert-unpaid-order.ts'

const { platform, app, pool, call, owner, ...shop } = await importShop()
const { articleOf, addArticles, get, post, upload, dryRun, carryOut } = shop

const check = async (id: string, body: object) => {
  const answer = await post(`${id}/dry-run`, body)
  expect(answer.status).toBe(200)
  await checkRun(platform, id)
  return (await get(id)).body.data
}

const cell = (address: string, value: string | number) =>
  typeof value === 'number'
    ? `<c r="${address}"><v>${value}</v></c>`
    : `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`
const utf8 = (text: string) => new TextEncoder().encode(text)
const workbook = (
  rows: readonly (readonly (string | number | null)[])[],
  merges: readonly string[],
  properties = '',
) =>
  zipSync({
    'xl/workbook.xml': utf8(
      `<workbook xmlns:r="r">${properties}<sheets><sheet name="A" r:id="a"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': utf8(
      '<Relationships><Relationship Id="a" Target="worksheets/a.xml"/></Relationships>',
    ),
    'xl/worksheets/a.xml': utf8(
      `<worksheet><sheetData>${rows
        .map(
          (cells, at) =>
            `<row r="${at + 1}">${cells
              .map((value, column) => (value === null ? '' : cell(`${'ABCDEFGH'[column]}${at + 1}`, value)))
              .join('')}</row>`,
        )
        .join(
          '',
        )}</sheetData><mergeCells>${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells></worksheet>`,
    ),
  })

test('the headings are recognised below a merged title, and a merged price counts for its rows', async () => {
  const [one = '', two = '', three = ''] = await addArticles(3)
  const rows = [
    ['Pohjolan Rengas Oy, hinnasto syksy 2026', null, null],
    ['Voimassa 1.9. alkaen'],
    ['EAN', 'OVH', 'Netto'],
    [one, 104.5, 61.2],
    [two, null, 62],
    [three, 101, null],
  ]
  const id = await upload('prices', workbook(rows, ['A1:C1', 'B4:B5']))
  expect((await get(`${id}/preview`)).body.data).toMatchObject({
    header_row: 3,
    columns: [{ field: 'ean' }, { field: 'price_cents' }, { field: 'purchase_cents' }],
    first_rows: [{ number: 1 }, { number: 2 }, { number: 3 }, { number: 4 }, { number: 5 }, { number: 6 }],
  })
  expect(await dryRun(id)).toMatchObject({ changed_rows: 3, rejected_rows: 0 })
  await carryOut(id, 'prices')
  expect(await articleOf(two)).toMatchObject({ price_cents: 10_450, purchase_cents: 6200 })
})

test('a date without a date format is counted from the day that the workbook counts from', async () => {
  const [ean = ''] = await addArticles(1)
  const rows = [
    ['EAN', 'DOT', 'Määrä', 'Ostohinta', 'Toimittaja', 'Lähete', 'Toimituspäivä'],
    [ean, '3125', 4, 61.2, 'Pohjolan Rengas Oy', 'L-1904', 44_883],
  ]
  const id = await upload('goods-receipts', workbook(rows, [], '<workbookPr date1904="1"/>'))
  expect((await get(`${id}/preview`)).body.data).toMatchObject({ day_zero: '1904-01-01' })
  expect(await dryRun(id)).toMatchObject({ new_rows: 1 })
  const [row] = (await get(`${id}/rows`)).body.data
  expect(row.after).toMatchObject({ delivered_on: '2026-11-19' })
})

test('another row of headings can be chosen', async () => {
  const [ean] = await addArticles(1)
  const id = await upload('prices', `EAN;Hinta\nTunnus;Vanha;Uusi\n${ean};99;101\n`)
  const { data } = (await get(`${id}/preview?header_row=2`)).body
  expect(data).toMatchObject({ header_row: 2, rows: [{ number: 3 }] })
  const columns = [{ field: 'ean' }, {}, { field: 'price_cents' }]
  expect(await check(id, { columns, header_row: 2 })).toMatchObject({ changed_rows: 1, rejected_rows: 0 })
})

test('texts of a supplier get a meaning, which the profile stores and the headings propose again', async () => {
  const file = (ean: string, size: string) =>
    `EAN;Merkki;Malli;Koko;Kausi;Ajoneuvoluokka;Polttoaineluokka;Märkäpito;Melu\n${ean};Routa;Rinne;${size};kesä;MAASTO/SUV;C;B;71\n`
  const id = await upload('articles', file('6419440133300', '205/55ZR16 91W'))
  const first = (await get(`${id}/preview`)).body.data
  expect(first.columns[5]).toMatchObject({ field: 'vehicle_kind', texts: ['MAASTO/SUV'] })
  expect(first.columns[6]).toMatchObject({ field: 'fuel_efficiency' })
  expect(await dryRun(id)).toMatchObject({ rejected_rows: 1 })
  const columns = first.columns.map((column: { field: string }) => ({
    ...column,
    values: column.field === 'vehicle_kind' ? [{ text: 'maasto/suv', means: 'suv' }] : [],
  }))
  const wrong = [{ field: 'ean' }, { field: 'vehicle_kind', values: [{ text: 'x', means: 'lentokone' }] }]
  expect((await post(`${id}/dry-run`, { columns: wrong })).body.errors.columns).toEqual([
    'Choose a meaning for each text: Vehicle.',
  ])
  expect(await check(id, { columns, profile: 'Routa Oy' })).toMatchObject({
    new_rows: 1,
    additions: {
      ...{ brands_total: 1, brands: ['Routa'], models_total: 1 },
      models: [{ brand: 'Routa', name: 'Rinne', rows: 1 }],
    },
  })
  expect((await get(`${id}/preview`)).body.data).toMatchObject({ profile: 'Routa Oy', proposed: false })
  await carryOut(id, 'articles')
  const added = await articleOf('6419440133300')
  expect(added).toMatchObject({ state: 'draft', fuel_efficiency: 'C', z_rated: true })
  const stored = await call('GET', `staff/articles/${added.id}`, undefined, owner)
  expect(stored.body.data.size).toBe('205/55ZR16 91W')
  const shown = await readArticleIdentities(platform.sql, [added.id])
  expect(shown.get(added.id)?.sizeText).toBe('205/55 ZR16 91W')
  const again = await upload('articles', 'EAN;Koko\n6419440133300;205/55 R16 91W\n')
  expect(await dryRun(again)).toMatchObject({ unchanged_rows: 1 })
  const next = await upload('articles', file('6419440133317', '215/55R17 98W XL'))
  const proposal = (await get(`${next}/preview`)).body.data
  expect(proposal).toMatchObject({ profile: 'Routa Oy', proposed: true })
  expect((await get(`${next}/preview?profile=`)).body.data).toMatchObject({ profile: null, proposed: false })
  expect(await check(next, { columns: proposal.columns })).toMatchObject({ new_rows: 1 })
})

test('20+ counts as 20 and an empty week as the one of the file, and the dry run names both', async () => {
  const [one, two, three] = await addArticles(3)
  const file = `EAN;Viikko;Saldo\n${one};3125;20+\n${two};;8\n${three};3125;4\n`
  const id = await upload('stock-counts', file)
  const columns = [{ field: 'ean' }, { field: 'week' }, { field: 'quantity' }]
  expect((await post(`${id}/dry-run`, { columns, week: '5499' })).body.errors.week).toHaveLength(1)
  expect(await check(id, { columns, week: '4525' })).toMatchObject({ changed_rows: 3, assumed_rows: 2 })
  const rows = (await get(`${id}/rows?assumed=1`)).body.data
  expect(rows).toMatchObject([
    {
      after: { '3125': 20 },
      assumptions: [{ field: 'quantity', value: '20+', reason: '20+ is read as 20.' }],
    },
    {
      after: { '4525': 8 },
      assumptions: [{ field: 'week', reason: 'The row has no production week, so 4525 is used.' }],
    },
  ])
  const headers = { authorization: `Bearer ${owner}`, locale: 'en_GB' }
  const report = await app.inject({ url: `/downloads/imports/${id}/report`, headers })
  expect(report.body).toContain('20+ is read as 20.')
  const without = await upload('stock-counts', `EAN;Saldo\n${one};5\n`)
  expect(
    await check(without, { columns: [{ field: 'ean' }, { field: 'quantity' }], week: '4525' }),
  ).toMatchObject({
    changed_rows: 1,
  })
  expect((await get(`${id}/preview`)).body.data).toMatchObject({ week: '4525' })
})

test('a day of delivery can have a time of day', async () => {
  const eans = await addArticles(4)
  const days = ['25.11.2025 14:30', '2025-11-25T08:00:00', '45986.5', '25.11.2025 klo 8.05']
  const lines = eans.map((ean, at) => `${ean};3125;4;61,20;Pohjola;L-${at};${days[at]}`)
  const id = await upload('goods-receipts', ['EAN;DOT;Kpl;Netto;Toimittaja;Lähete;Pvm', ...lines].join('\n'))
  expect(await dryRun(id)).toMatchObject({ new_rows: 4, rejected_rows: 0 })
  const rows = (await get(`${id}/rows`)).body.data
  expect(rows.map(({ after }: { after: object }) => after)).toEqual(
    new Array(4).fill(expect.objectContaining({ delivered_on: '2025-11-25' })),
  )
})

test('the columns can be changed after a dry run without a new upload', async () => {
  const [ean] = await addArticles(1)
  const id = await upload('prices', `EAN;Hinta;Uusi hinta\n${ean};99;101\n`)
  expect(await dryRun(id)).toMatchObject({ state: 'ready', unchanged_rows: 1 })
  const columns = [{ field: 'ean' }, {}, { field: 'price_cents' }]
  expect(await check(id, { columns })).toMatchObject({ state: 'ready', changed_rows: 1, unchanged_rows: 0 })
  const { rows } = await pool.query('select count(*)::int from run_row where run_id = $1', [id])
  expect(rows).toEqual([{ count: 1 }])
})

test('counts that leave fewer tyres than payments hold are rejected by the dry run', async () => {
  const [ean = ''] = await addArticles(1)
  const { id: tyre_id } = await articleOf(ean)
  for (const dot_week of [5, 6])
    await insertRow(pool, 'stock_batch', { tyre_id, dot_year: 2025, dot_week, quantity: 4 })
  const order_id = await insertUnpaidOrder(pool)
  const later = new Date(platform.clock().getTime() + 600_000)
  const times = { reserved_at: platform.clock().toISOString(), expires_at: later.toISOString() }
  await insertRow(pool, 'reservation', { order_id, network_hash: '0'.repeat(43), ...times })
  await insertRow(pool, 'reserved_tyre', { order_id, tyre_id, quantity: 4 })
  const id = await upload('stock-counts', `EAN;DOT;Kpl\n${ean};0525;1\n${ean};0625;2\n`)
  expect(await dryRun(id)).toMatchObject({ changed_rows: 1, rejected_rows: 1 })
  expect((await get(`${id}/rows?verdict=rejected`)).body.data).toMatchObject([
    {
      number: 3,
      faults: [{ field: 'quantity', reason: expect.stringMatching(/^Payments hold more tyres/) }],
    },
  ])
  expect(await carryOut(id, 'stock-counts')).toMatchObject({ done_rows: 1, skipped_rows: 0 })
})

test('a column without a heading at the right of the last one can be read', async () => {
  const [ean = ''] = await addArticles(1)
  const id = await upload('prices', workbook([['EAN'], [ean, 101]], []))
  expect((await get(`${id}/preview`)).body.data.columns).toHaveLength(2)
  const columns = [{ field: 'ean' }, { field: 'price_cents' }]
  expect(await check(id, { columns })).toMatchObject({ changed_rows: 1 })
})
