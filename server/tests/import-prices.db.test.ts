import { expect, test } from 'vitest'
import { applyBatch } from '../src/imports/apply-run.ts'
import { checkRun } from '../src/imports/check-run.ts'
import { importShop } from '../testing/import-shop.ts'

const { platform, app, call, pool, owner, reader, ...shop } = await importShop()
const { articleOf, addArticles, get, post, upload, dryRun, workOff, carryOut } = shop

test('the columns are recognised by their headings, and the first rows are shown', async () => {
  const id = await upload('prices', 'EAN-koodi;Myyntihinta;Väri\n6419440133119;99,90;musta\n')
  expect((await get(`${id}/preview`)).body.data).toMatchObject({
    ...{ format: 'csv', encoding: 'utf-8', separator: ';' },
    columns: [
      { heading: 'EAN-koodi', field: 'ean' },
      { heading: 'Myyntihinta', field: 'price_cents' },
      { heading: 'Väri', field: null },
    ],
    rows: [{ number: 2, cells: ['6419440133119', '99,90', 'musta'] }],
  })
})

test('a file without a required column is refused, and the column is named', async () => {
  const id = await upload('prices', 'Nimi;Hinta\nTuisku;99,90\n')
  const { columns } = (await get(`${id}/preview`)).body.data
  const { status, body } = await post(`${id}/dry-run`, { columns })
  expect(status).toBe(422)
  expect(body.errors.columns).toEqual(['A column is missing: EAN. Choose the column from which it is read.'])
})

test('a profile assigns the columns of the next file of the supplier', async () => {
  const [ean] = await addArticles(1)
  const first = await upload('prices', `Tunnus;Netto\n${ean};100\n`)
  const columns = [
    { field: 'ean', empty_clears: false },
    { field: 'price_cents', empty_clears: false },
  ]
  expect((await post(`${first}/dry-run`, { columns, profile: 'North' })).status).toBe(200)
  const second = await upload('prices', `Netto;Tunnus\n101;${ean}\n`)
  expect((await get(`${second}/preview?profile=North`)).body.data).toMatchObject({
    columns: [{ field: 'price_cents' }, { field: 'ean' }],
    profiles: ['North'],
  })
})

test('a dry run counts every kind of row and changes nothing', async () => {
  const [changed, same, guarded, ...others] = await addArticles(12)
  const before = (await pool.query('select * from price_history order by id')).rows
  const file = [
    'EAN;Hinta',
    `${changed};104,00`,
    `${same};99.00 €`,
    `${guarded};12,90`,
    '6,41944E+12;99,00',
    '6419440133118;99,00',
    '2099999999998;99,00',
    `${others[0]};99,999`,
    `${changed};105,00`,
    ...others.slice(1).map((ean) => `${ean};99,00`),
  ]
  const id = await upload('prices', file.join('\r\n'))
  expect(await dryRun(id)).toMatchObject({
    ...{ state: 'ready', changed_rows: 1, unchanged_rows: 9, guarded_rows: 1, rejected_rows: 5, new_rows: 0 },
    to_do_rows: 1,
  })
  const rows = async (verdict: string) => (await get(`${id}/rows?verdict=${verdict}`)).body.data
  expect(await rows('changed')).toMatchObject([
    { number: 2, label: changed, before: { price_cents: 9900 }, after: { price_cents: 10_400 } },
  ])
  expect(await rows('guarded')).toMatchObject([
    { number: 4, faults: [{ field: 'price_cents', reason: 'The price changes by more than 30 %.' }] },
  ])
  for (const { record_id, names } of await rows('guarded'))
    expect(names.record_id[record_id]).toMatch(/^Kuura Tuisku .* 205\/55R16/)
  expect(
    (await rows('rejected')).map(({ faults }: { faults: { reason: string }[] }) => faults[0]?.reason),
  ).toEqual([
    'A spreadsheet has shortened this EAN. Format the column as text and export the file again.',
    'Wrong check digit. Did you mean 6419440133119?',
    'No article has this EAN.',
    'Prices have two decimals.',
    'An earlier row of the file has the same EAN.',
  ])
  expect((await pool.query('select * from price_history order by id')).rows).toEqual(before)
})

test('the rejected rows are downloaded with the reason, and the corrected file can be imported', async () => {
  const [ean] = await addArticles(1)
  const id = await upload('prices', `EAN;Hinta;Nimi\n${ean};halpa;"Tie; leveä"\n`)
  await dryRun(id)
  const { body, headers } = await app.inject({
    url: `/downloads/imports/${id}/report?of=rejected`,
    headers: { authorization: `Bearer ${owner}`, locale: 'en_GB' },
  })
  expect(headers['content-disposition']).toBe(`attachment; filename="prices-${id}-rejected.csv"`)
  expect(body).toBe(
    `\uFEFFEAN;Hinta;Nimi;Reason\r\n${ean};halpa;"Tie; leveä";Enter a price, such as 99,90 or 1 234,50.\r\n`,
  )
  const corrected = await upload('prices', body.replace('halpa', '89,90'))
  expect(await dryRun(corrected)).toMatchObject({ changed_rows: 1, rejected_rows: 0 })
})

test('a file of which the price guard stops more than a fifth is refused as a whole', async () => {
  const eans = await addArticles(8)
  const id = await upload(
    'prices',
    `EAN;Hinta\n${eans.map((ean, at) => `${ean};${at < 2 ? 205 : 99}`).join('\n')}`,
  )
  expect(await dryRun(id)).toMatchObject({
    state: 'refused',
    refusal: 'This looks like a wrong column or unit. Nothing was changed.',
  })
  expect((await post(`${id}/run`)).body.code).toBe('run-busy')
})

test('guarded rows wait for a tick with a reason, and follow the other rows afterwards', async () => {
  const eans = await addArticles(10)
  const id = await upload(
    'prices',
    `EAN;Hinta\n${eans.map((ean, at) => `${ean};${at === 3 ? 50 : 101}`).join('\n')}`,
  )
  await dryRun(id)
  expect(await carryOut(id, 'prices')).toMatchObject({ state: 'done', done_rows: 9, to_do_rows: 0 })
  expect(await articleOf(eans[3])).toMatchObject({ price_cents: 9900 })
  expect((await post(`${id}/run`)).body.code).toBe('nothing-to-do')
  expect((await post(`${id}/ticks`, { numbers: [5], reason: 'Clearance' })).body.data.to_do_rows).toBe(1)
  expect(await carryOut(id, 'prices')).toMatchObject({ done_rows: 10, skipped_rows: 0 })
  const { rows } = await pool.query(
    'select h.* from price_history h join tyre t on t.id = h.tyre_id where t.ean = $1 order by h.id desc limit 1',
    [eans[3]],
  )
  expect(rows).toMatchObject([
    { price_cents: 5000, origin: 'import', reason: 'Clearance', guarded: true, run_id: id },
  ])
})

test('a row whose price somebody changed after the dry run is skipped and names who and when', async () => {
  const [edited, other] = await addArticles(2)
  const id = await upload('prices', `EAN;Hinta\n${edited};101\n${other};101\n`)
  await dryRun(id)
  const { id: article } = await articleOf(edited)
  const change = { id: article, before_cents: 9900, price_cents: 9500 }
  expect((await call('POST', 'staff/prices', { origin: 'form', rows: [change] }, owner)).status).toBe(200)
  expect(await carryOut(id, 'prices')).toMatchObject({ done_rows: 1, skipped_rows: 1 })
  expect((await get(`${id}/rows?outcome=skipped`)).body.data).toMatchObject([
    { label: edited, note: { by: 'outi', at: expect.stringMatching(/T.*Z$/), sentence: null } },
  ])
  expect(await articleOf(edited)).toMatchObject({ price_cents: 9500 })
})

test('rows that another import has set to the same values meanwhile are skipped and name who did it', async () => {
  const [priced, purchased, other] = await addArticles(3)
  const text = `EAN;Hinta;Ostohinta\n${priced};101;\n${purchased};;61,20\n${other};101;\n`
  const [first, second] = [await upload('prices', text), await upload('prices', text)]
  await dryRun(first)
  await dryRun(second)
  await pool.query('update tyre set price_cents = 10100 where ean = $1', [other])
  expect(await carryOut(first, 'prices')).toMatchObject({ done_rows: 2, skipped_rows: 1 })
  expect(await carryOut(second, 'prices')).toMatchObject({ done_rows: 0, skipped_rows: 3 })
  const { data } = (await get(`${second}/rows?outcome=skipped`)).body
  expect(data).toMatchObject([
    { label: priced, note: { by: 'outi', sentence: null } },
    { label: purchased, note: { by: 'outi', sentence: null } },
    { label: other },
  ])
})

test('a batch that is repeated by two processes at once changes each price once', async () => {
  const eans = await addArticles(20)
  const id = await upload('prices', `EAN;Hinta\n${eans.map((ean) => `${ean};101`).join('\n')}`)
  await dryRun(id)
  await post(`${id}/run`)
  await Promise.all([1, 2, 3].map(() => applyBatch(platform, 'prices')))
  await workOff('prices')
  const { rows } = await pool.query('select tyre_id from price_history where run_id = $1', [id])
  expect(rows).toHaveLength(20)
  expect((await get(id)).body.data).toMatchObject({ state: 'done', done_rows: 20 })
})

test('a batch whose transaction fails leaves its rows to do', async () => {
  const eans = await addArticles(2)
  const id = await upload('prices', `EAN;Hinta\n${eans.map((ean) => `${ean};101`).join('\n')}`)
  await dryRun(id)
  await post(`${id}/run`)
  await pool.query('alter table run_row add constraint broken check (outcome is null) not valid')
  expect(await applyBatch(platform, 'prices')).toBe('later')
  await pool.query('alter table run_row drop constraint broken')
  expect(await articleOf(eans[0])).toMatchObject({ price_cents: 9900 })
  await workOff('prices')
  expect((await get(id)).body.data).toMatchObject({ state: 'done', done_rows: 2 })
})

test('a second import of the same kind waits for the first, and can be cancelled', async () => {
  const [one, other] = await addArticles(2)
  const first = await upload('prices', `EAN;Hinta\n${one};101\n`)
  const second = await upload('prices', `EAN;Hinta\n${other};101\n`)
  await dryRun(first)
  await dryRun(second)
  await post(`${first}/run`)
  await post(`${second}/run`)
  await applyBatch(platform, 'prices')
  expect((await get(first)).body.data.state).toBe('running')
  expect((await get(first)).body.data.waits_for).toBeNull()
  expect((await get(second)).body.data).toMatchObject({
    state: 'waiting',
    waits_for: { id: first, kind: 'prices', file_name: 'supplier.csv', by: 'outi' },
  })
  expect((await post(`${second}/cancel`)).body.data.state).toBe('cancelled')
  await workOff('prices')
  expect((await get(first)).body.data.state).toBe('done')
  expect(await articleOf(other)).toMatchObject({ price_cents: 9900 })
})

test('a run is cancelled at once while a batch is carried out, and says before that it has begun', async () => {
  const eans = await addArticles(2)
  const id = await upload('prices', `EAN;Hinta\n${eans.map((ean) => `${ean};101`).join('\n')}`)
  await dryRun(id)
  await post(`${id}/run`)
  const price = await pool.connect()
  await price.query('begin')
  await price.query('select from tyre where ean = $1 for update', [eans[0]])
  const batch = applyBatch(platform, 'prices')
  await expect.poll(async () => (await get(id)).body.data.state).toBe('running')
  await expect
    .poll(async () => {
      const { rows } = await pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      return rows.length
    })
    .toBe(1)
  const { status, body } = await post(`${id}/cancel`)
  expect([status, body.data]).toMatchObject([200, { state: 'cancelled', is_ending: true, done_rows: 0 }])
  await price.query('rollback')
  price.release()
  await batch
  await workOff('prices')
  expect((await get(id)).body.data).toMatchObject({ state: 'cancelled', is_ending: false, done_rows: 2 })
  expect((await pool.query('select from run_cancellation')).rows).toEqual([])
})

test('a cancelled run is continued with the rows that were not carried out, but not one that was refused', async () => {
  const [ean] = await addArticles(1)
  const id = await upload('prices', `EAN;Hinta\n${ean};101\n`)
  await dryRun(id)
  await post(`${id}/run`)
  expect((await post(`${id}/cancel`)).body.data).toMatchObject({ state: 'cancelled', to_do_rows: 1 })
  expect(await carryOut(id, 'prices')).toMatchObject({ state: 'done', done_rows: 1, to_do_rows: 0 })
  expect(await articleOf(ean)).toMatchObject({ price_cents: 10_100 })
  const wrong = await upload('prices', `EAN;Hinta\n${ean};10\n`)
  expect(await dryRun(wrong)).toMatchObject({ state: 'refused' })
  await post(`${wrong}/cancel`)
  expect((await post(`${wrong}/run`)).body.code).toBe('run-busy')
})

test('a dry run is valid for 24 hours', async () => {
  const [ean] = await addArticles(1)
  const id = await upload('prices', `EAN;Hinta\n${ean};101\n`)
  await dryRun(id)
  await pool.query(`update run set checked_at = checked_at - interval '25 hours' where id = $1`, [id])
  expect((await post(`${id}/run`)).body.code).toBe('dry-run-expired')
})

test('a dry run that is taken up again after its process died has each row once', async () => {
  const eans = await addArticles(3)
  const id = await upload('prices', `EAN;Hinta\n${eans.map((ean) => `${ean};101`).join('\n')}`)
  const { columns } = (await get(`${id}/preview`)).body.data
  await post(`${id}/dry-run`, { columns })
  await Promise.all([checkRun(platform, id), checkRun(platform, id)])
  expect((await get(id)).body.data).toMatchObject({ state: 'ready', changed_rows: 3 })
  expect((await get(`${id}/rows`)).body.total).toBe(3)
})

test('a file that cannot be read is refused with the reason', async () => {
  const id = await upload('prices', 'EAN;Hinta\n"6419440133119;99\n')
  const { status, body } = await get(`${id}/preview`)
  expect(status).toBe(422)
  expect(body.errors.file[0]).toMatch(/A quotation mark is opened but not closed/)
})

test('a file of which a part is missing is not read', async () => {
  const { body } = await call(
    'POST',
    'staff/imports',
    { kind: 'prices', file_name: 'a.csv', bytes: 2_000_000 },
    owner,
  )
  expect((await get(`${body.data.id}/preview`)).body.code).toBe('file-incomplete')
})

test('staff without the right of the kind neither import nor read imports', async () => {
  const [ean] = await addArticles(1)
  const id = await upload('prices', `EAN;Hinta\n${ean};101\n`)
  const body = { kind: 'prices', file_name: 'a.csv', bytes: 5 }
  expect((await call('POST', 'staff/imports', body, reader)).status).toBe(403)
  expect((await call('GET', `staff/imports/${id}`, undefined, reader)).status).toBe(403)
  expect((await call('GET', 'staff/imports', undefined, reader)).status).toBe(403)
})

test('purchase prices are imported with prices or alone, and the guard compares a price with the new one', async () => {
  const [both, dear, alone, stale] = await addArticles(4)
  await pool.query('update tyre set purchase_cents = 5000 where ean = $1', [both])
  const rows = [`${both};104;61,20`, `${dear};98;95`, `${alone};;60`, `${stale};;60`]
  const others = (await addArticles(4)).map((ean) => `${ean};99;`)
  const id = await upload('prices', ['EAN;OVH;Netto', ...rows, ...others].join('\n'))
  expect(await dryRun(id)).toMatchObject({ changed_rows: 3, guarded_rows: 1, unchanged_rows: 4 })
  expect((await get(`${id}/rows?verdict=changed`)).body.data).toMatchObject([
    {
      before: { price_cents: 9900, purchase_cents: 5000 },
      after: { price_cents: 10_400, purchase_cents: 6120 },
    },
    { before: { purchase_cents: null }, after: { purchase_cents: 6000 } },
    { label: stale },
  ])
  await pool.query('update tyre set purchase_cents = 5500 where ean = $1', [stale])
  expect(await carryOut(id, 'prices')).toMatchObject({ done_rows: 2, skipped_rows: 1 })
  expect(await articleOf(both)).toMatchObject({ price_cents: 10_400, purchase_cents: 6120 })
  expect(await articleOf(dear)).toMatchObject({ price_cents: 9900, purchase_cents: null })
  expect(await articleOf(stale)).toMatchObject({ purchase_cents: 5500 })
  const { id: article } = await articleOf(alone)
  const history = await call('GET', `staff/history/article/${article}`, undefined, owner)
  expect(history.body.data[0]).toMatchObject({ origin: 'import', run_id: id })
  const onlyPurchases = await upload('prices', `EAN;Ostohinta\n${both};62\n`)
  expect(await dryRun(onlyPurchases)).toMatchObject({ changed_rows: 1 })
  expect(await carryOut(onlyPurchases, 'prices')).toMatchObject({ done_rows: 1 })
})

test('a file that is empty or larger than 50 MB is refused with a sentence before it is sent', async () => {
  const sentenceFor = async (bytes: number) =>
    (await call('POST', 'staff/imports', { kind: 'prices', file_name: 'a.csv', bytes }, owner)).body.errors
      .bytes
  expect(await sentenceFor(0)).toEqual(['The file is empty.'])
  expect(await sentenceFor(51 * 2 ** 20)).toEqual(['The file is larger than 50 MB.'])
})

test('a file with a NUL is refused, and its dry run does not begin again and again', async () => {
  const [ean] = await addArticles(1)
  const id = await upload('prices', `EAN;Hinta\n${`${ean};99\n`.repeat(2100)}${ean}\0;99\n`)
  expect(await dryRun(id)).toMatchObject({
    state: 'refused',
    refusal: 'The file contains a character that cannot occur in text. Save it as CSV again. (Line 2102.)',
  })
})
