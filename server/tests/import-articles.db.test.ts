import { expect, test } from 'vitest'
import { checkRun } from '../src/imports/check-run.ts'
import { importShop } from '../testing/import-shop.ts'

const { platform, app, call, pool, owner, reader, ...shop } = await importShop()
const { articleOf, addArticles, get, post, upload, dryRun, carryOut } = shop

test('articles are added as drafts and changed; empty cells and missing columns change nothing', async () => {
  const [ean] = await addArticles(1)
  const file = [
    'EAN;Merkki;Malli;Koko;EPREL;Melu dB',
    `${ean};;;;381234;`,
    '6419440133119;kuura;TUISKU 1;195/65 R15 95T XL;;',
    '6419440133126;Kuura;Tuntematon;195/65R15 95T;;',
    '6419440133133;;;195/65R15 95T;;',
  ]
  const id = await upload('articles', file.join('\n'))
  const before = await articleOf(ean)
  expect(await dryRun(id)).toMatchObject({ new_rows: 1, changed_rows: 1, rejected_rows: 2 })
  expect(await carryOut(id, 'articles')).toMatchObject({ done_rows: 2, skipped_rows: 0 })
  expect(await articleOf(ean)).toEqual({ ...before, eprel_id: 381_234, version: before.version + 1 })
  expect(await articleOf('6419440133119')).toMatchObject({ state: 'draft', load_index: 95, reinforced: 'XL' })
  const { id: added } = await articleOf('6419440133119')
  const history = await call('GET', `staff/history/article/${added}`, undefined, owner)
  expect(history.body.data).toMatchObject([
    { action: 'article-created', by: 'outi', origin: 'import', run_id: id },
  ])
})

test('an empty cell clears the value only if its column says so', async () => {
  const [ean] = await addArticles(1)
  await pool.query('update tyre set eprel_id = 5 where ean = $1', [ean])
  const id = await upload('articles', `EAN;EPREL\n${ean};\n`)
  expect(await dryRun(id)).toMatchObject({ unchanged_rows: 1 })
  const columns = [{ field: 'ean' }, { field: 'eprel_id', empty_clears: true }]
  expect((await post(`${id}/dry-run`, { columns })).status).toBe(200)
  await checkRun(platform, id)
  await carryOut(id, 'articles')
  expect(await articleOf(ean)).toMatchObject({ eprel_id: null })
})

test('a row whose label would lose a value names the column of that value', async () => {
  const [ean] = await addArticles(1)
  await pool.query(
    `update tyre set fuel_efficiency = 'C', wet_grip = 'B', noise_value = 71, noise_class = 'B' where ean = $1`,
    [ean],
  )
  const id = await upload('articles', `EAN;Polttoaineluokka;Märkäpito\n${ean};C;\n`)
  const columns = [{ field: 'ean' }, { field: 'fuel_efficiency' }, { field: 'wet_grip', empty_clears: true }]
  expect((await post(`${id}/dry-run`, { columns })).status).toBe(200)
  await checkRun(platform, id)
  const [row] = (await get(`${id}/rows`)).body.data
  expect(row).toMatchObject({ verdict: 'rejected', faults: [{ field: 'wet_grip', value: '' }] })
  const size = [{ field: 'ean' }, { field: 'size', empty_clears: true }]
  expect(await post(`${id}/dry-run`, { columns: size })).toMatchObject({ status: 422 })
})

test('all results of a list are taken off sale after a dry run, except those that changed meanwhile', async () => {
  const eans = await addArticles(3)
  const filters = { search: eans[0] }
  const found = await call('POST', 'staff/bulk-actions', { action: 'articles-off-sale', filters }, owner)
  await checkRun(platform, found.body.data.id)
  expect((await get(found.body.data.id)).body.data).toMatchObject({ state: 'ready', changed_rows: 1 })
  const ids = []
  for (const ean of eans) ids.push((await articleOf(ean)).id)
  const { body } = await call('POST', 'staff/bulk-actions', { action: 'articles-off-sale', ids }, owner)
  const { id } = body.data
  await checkRun(platform, id)
  await pool.query(`update tyre set state = 'archived' where ean = $1`, [eans[1]])
  expect(await carryOut(id, 'articles-off-sale')).toMatchObject({ done_rows: 2, skipped_rows: 1 })
  expect(await articleOf(eans[0])).toMatchObject({ state: 'off-sale' })
  expect(await articleOf(eans[1])).toMatchObject({ state: 'archived' })
})

test('a file that is written from the catalogue changes nothing', async () => {
  await addArticles(5)
  const { rows } = await pool.query(`
    select t.*, s.width::float8, s.aspect, s.diameter::float8 from tyre t join tyre_size s on s.id = t.tyre_size_id
    where t.ean is not null and t.price_cents is not null`)
  const prices = rows.map(
    ({ ean, price_cents: cents }) => `${ean};${(cents / 100).toFixed(2).replace('.', ',')}`,
  )
  const articles = rows.map((tyre) =>
    [
      tyre.ean,
      `${tyre.width}/${tyre.aspect} R${tyre.diameter} ${tyre.load_index}${tyre.speed_index} ${tyre.reinforced ?? ''}`,
      ...[
        tyre.run_flat ? 'kyllä' : 'ei',
        tyre.eprel_id ?? '',
        tyre.fuel_efficiency ?? '',
        tyre.noise_value ?? '',
      ],
    ].join(';'),
  )
  const priceFile = await upload('prices', `EAN;Hinta\n${prices.join('\n')}`)
  const unchanged = { unchanged_rows: rows.length, changed_rows: 0, rejected_rows: 0, guarded_rows: 0 }
  expect(await dryRun(priceFile)).toMatchObject(unchanged)
  const articleFile = await upload(
    'articles',
    `EAN;Koko;Run flat;EPREL;Polttoainetaloudellisuus;Melu\n${articles.join('\n')}`,
  )
  expect(await dryRun(articleFile)).toMatchObject(unchanged)
})

test('counts correct the stock of a production week, except where it has changed since the dry run', async () => {
  const [counted, same, sold] = await addArticles(3)
  for (const ean of [counted, same, sold])
    await pool.query(
      'insert into stock_batch (tyre_id, dot_year, dot_week, quantity) select id, 2025, 5, 16 from tyre where ean = $1',
      [ean],
    )
  const file = [
    'EAN;Viikko;Määrä',
    `${counted};525;12`,
    `${counted};3125;4`,
    `${counted};0525;9`,
    `${same};0525;16`,
    `${sold};0525;15`,
    `${same};5499;1`,
  ]
  const id = await upload('stock-counts', file.join('\n'))
  expect(await dryRun(id)).toMatchObject({ changed_rows: 3, unchanged_rows: 1, rejected_rows: 2 })
  const sell = 'update stock_batch set quantity = 14 where tyre_id = (select id from tyre where ean = $1)'
  await pool.query(sell, [sold])
  expect(await carryOut(id, 'stock-counts')).toMatchObject({ done_rows: 2, skipped_rows: 1 })
  const { rows } = await pool.query(
    `select dot_week, quantity from stock_batch join tyre on tyre.id = tyre_id
     where ean = any($1) order by ean, dot_week`,
    [[counted, same, sold]],
  )
  expect(rows.map(({ dot_week, quantity }) => [dot_week, quantity])).toEqual([
    [5, 12],
    [31, 4],
    [5, 16],
    [5, 14],
  ])
  expect((await get(`${id}/rows?outcome=skipped`)).body.data).toMatchObject([
    { label: sold, note: { sentence: 'The stock has changed since the dry run. Now 14.' } },
  ])
})

test('a count that adds tyres of an old week waits for a tick with a reason, and a smaller count does not', async () => {
  const [ean, other] = await addArticles(2)
  await pool.query(
    'insert into stock_batch (tyre_id, dot_year, dot_week, quantity) select id, 2022, 40, 16 from tyre where ean = $1',
    [other],
  )
  const id = await upload('stock-counts', `EAN;Viikko;Määrä\n${ean};4022;4\n${other};4022;15`)
  expect(await dryRun(id)).toMatchObject({ guarded_rows: 1, changed_rows: 1, to_do_rows: 1 })
  expect((await get(`${id}/rows?verdict=guarded`)).body.data[0].faults).toEqual([
    { field: 'week', value: '4022', reason: 'The tyre is more than 3 years old. Sell with its age shown?' },
  ])
  await post(`${id}/ticks`, { numbers: [2], reason: 'Found in a container' })
  expect(await carryOut(id, 'stock-counts')).toMatchObject({ done_rows: 2, skipped_rows: 0 })
})

test('a count is skipped with the name of the person who corrected the stock after the dry run', async () => {
  const [ean] = await addArticles(1)
  const { id: tyre } = await articleOf(ean)
  await pool.query(
    'insert into stock_batch (tyre_id, dot_year, dot_week, quantity) values ($1, 2025, 5, 16)',
    [tyre],
  )
  const id = await upload('stock-counts', `EAN;Viikko;Määrä\n${ean};0525;15`)
  expect(await dryRun(id)).toMatchObject({ changed_rows: 1 })
  const opened_at = platform.clock().toISOString()
  const correction = { week: '0525', quantity: 12, quantity_at_opening: 16, reason: 'counted', opened_at }
  expect((await call('POST', `staff/stock/${tyre}/corrections`, correction, owner)).status).toBe(200)
  expect(await carryOut(id, 'stock-counts')).toMatchObject({ done_rows: 0, skipped_rows: 1 })
  expect((await get(`${id}/rows?outcome=skipped`)).body.data).toMatchObject([
    { label: ean, note: { by: 'outi', at: opened_at } },
  ])
})

test('an example row of each template can be read', async () => {
  const kinds = ['articles', 'prices', 'stock-counts', 'goods-receipts']
  for (const [kind, locale] of kinds.flatMap((one) => [[one, 'fi_FI'] as const, [one, 'en_GB'] as const])) {
    const { body } = await app.inject({
      url: `/downloads/import-templates/${kind}`,
      headers: { authorization: `Bearer ${owner}`, locale },
    })
    const id = await upload(kind, body)
    const { columns, rows } = (await get(`${id}/preview`)).body.data
    expect(columns.filter(({ field }: { field: string | null }) => field === null)).toEqual([])
    expect(rows).toHaveLength(1)
    expect(await dryRun(id)).toMatchObject({ assumed_rows: 0 })
  }
})

test('a template has example values in the language of the reader', async () => {
  const lineFor = async (kind: string, locale: string) => {
    const headers = { authorization: `Bearer ${owner}`, locale }
    const { body } = await app.inject({ url: `/downloads/import-templates/${kind}`, headers })
    return body.split('\r\n')[1]
  }
  expect(await lineFor('articles', 'en_GB')).toMatch(/;no;.*;yes;Summer;car;mid;no;no$/)
  expect(await lineFor('articles', 'fi_FI')).toMatch(/;ei;.*;kyllä;Kesä;henkilöauto;keski;ei;ei$/)
  expect(await lineFor('goods-receipts', 'en_GB')).toMatch(/;Northern Tyres Ltd;L-1042;2026-11-25$/)
})

test('only who may import a kind gets its template, and a name of every object is not a kind', async () => {
  const templateFor = async (kind: string, token: string) =>
    (
      await app.inject({
        url: `/downloads/import-templates/${kind}`,
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode
  for (const kind of ['constructor', '__proto__', 'toString'])
    expect(await templateFor(kind, owner)).toBe(404)
  await pool.query(
    "insert into staff_has_role select id, 'pricing' from staff where email = 'kirsi@pito.example'",
  )
  const pricing = await shop.tokenOf('kirsi')
  expect(await templateFor('prices', pricing)).toBe(200)
  expect(await templateFor('articles', pricing)).toBe(403)
  expect(await templateFor('prices', reader)).toBe(403)
})

test('rows of an unknown model add the model and its brand, and later rows use them', async () => {
  const file = [
    'EAN;Merkki;Malli;Koko;Kausi;Ajoneuvo;3PMSF;Jääpito',
    '6419440133201;Routa;Hanki;205/55R16 94T XL;kitka;henkilöauto;kyllä;kyllä',
    '6419440133218;ROUTA;Hanki;215/55R17 98T XL;Kitka;henkilöauto;kyllä;kyllä',
    '6419440133225;Routa;Hanki;195/65R15 91H;kesä;henkilöauto;ei;ei',
    '6419440133232;Routa;Loska;205/55R16 91H;syksy;lentokone;;',
    '6419440133249;Routa;Kuiva;205/55R16 94T XL;kitka;henkilöauto;ei;ei',
  ]
  const id = await upload('articles', file.join('\n'))
  expect(await dryRun(id)).toMatchObject({ new_rows: 2, rejected_rows: 3 })
  const { rows: before } = await pool.query(`select from brand where name ilike 'routa'`)
  expect(before).toEqual([])
  expect(await carryOut(id, 'articles')).toMatchObject({ done_rows: 2, skipped_rows: 0 })
  const { rows } = await pool.query(
    `select brand.name, model.name as model, model.slug, season_id, vehicle_kind, tyre_class, has_3pmsf, ice_grip
     from model join brand on brand.id = brand_id where brand.name ilike 'routa'`,
  )
  expect(rows).toEqual([
    {
      ...{
        name: 'Routa',
        model: 'Hanki',
        slug: 'hanki',
        season_id: 2,
        vehicle_kind: 'car',
        tyre_class: 'C1',
      },
      ...{ has_3pmsf: true, ice_grip: true },
    },
  ])
  const reasons = (await get(`${id}/rows?verdict=rejected`)).body.data.flatMap(
    ({ faults }: { faults: { reason: string }[] }) => faults.map(({ reason }) => reason),
  )
  expect(reasons).toEqual([
    'The model already has another season or vehicle.',
    'Enter the season: summer, friction, studded, studdable or all season.',
    'Enter the vehicle: car, SUV, van or truck.',
    'Not allowed as a winter tyre since 1 December 2024.',
  ])
})

test('a new model of an archived brand is rejected by the dry run', async () => {
  await pool.query(`insert into brand (name, slug, archived_at) values ('Vanha', 'vanha', now())`)
  const row = '6419440133256;Vanha;Uusi;205/55R16 91H;kesä;henkilöauto'
  const id = await upload('articles', `EAN;Merkki;Malli;Koko;Kausi;Ajoneuvo\n${row}\n`)
  expect(await dryRun(id)).toMatchObject({ new_rows: 0, rejected_rows: 1 })
  const [{ faults }] = (await get(`${id}/rows?verdict=rejected`)).body.data
  expect(faults).toMatchObject([{ field: 'brand', reason: 'The brand is archived. Restore it first.' }])
})

test('the dry run rejects what the run could not do, and the run skips nothing', async () => {
  const name = { arabic: 'نسيم', emoji: '🛞🛞', latin: 'Tuisku 🛞' }
  const rows = [
    `6419440133263;Kuura;${name.arabic};205/55R16 91H;kesä;henkilöauto`,
    `6419440133270;${name.emoji};Loiste;205/55R16 91H;kesä;henkilöauto`,
    `6419440133287;Kuura;${name.latin};205/55R16 91H;kesä;henkilöauto`,
    '6419440133294;Kuura;Tuisku!;205/55R16 91H;kesä;henkilöauto',
    '6419440133300;Kuura;TUISKU 🛞;205/55 R16 91H;kesä;henkilöauto',
    '6419440133317;Kuura;Tuisku 1;225/45R17 91T;;',
    '6419440133324;kuura;tuisku 1;225/45 R17 91T;;',
    `6419440133331;Kuura;${'a+'.repeat(40)};205/55R16 91H;kesä;henkilöauto`,
    '6419440133348;KÜÜRA;Tuisku 1;235/45R17 97T;;',
  ]
  const id = await upload('articles', `EAN;Merkki;Malli;Koko;Kausi;Ajoneuvo\n${rows.join('\n')}`)
  expect(await dryRun(id)).toMatchObject({ new_rows: 3, rejected_rows: 6 })
  const rejected = (await get(`${id}/rows?verdict=rejected`)).body.data
  const reasons = rejected.map(({ number, faults }: { number: number; faults: { reason: string }[] }) => [
    number,
    faults[0]?.reason.slice(0, 45),
  ])
  expect(reasons).toEqual([
    [2, 'The name has no letters a to z and no digits,'],
    [3, 'The name has no letters a to z and no digits,'],
    [5, 'The name would get the address of another nam'],
    [6, 'An earlier row of the file has an article of '],
    [8, 'An earlier row of the file has an article of '],
    [9, 'The text is too long.'],
  ])
  expect(await carryOut(id, 'articles')).toMatchObject({ state: 'done', done_rows: 3, skipped_rows: 0 })
})
