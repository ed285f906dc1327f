import { expect, test } from 'vitest'
import { checkRun } from '../src/imports/check-run.ts'
import { importShop } from '../testing/import-shop.ts'

const { platform, call, pool, owner, reader, ...shop } = await importShop()
const { addArticles, articleOf, get, post, upload, carryOut } = shop

const columns = [{ field: 'ean' }, { field: 'price_cents' }]
const fileOf = (eans: readonly (string | undefined)[], price = '101') =>
  `EAN;Hinta\n${eans.map((ean) => `${ean};${price}`).join('\n')}\n`
async function checked(text: string, options: { profile: string; missing_off_sale?: boolean }) {
  const id = await upload('prices', text)
  expect((await post(`${id}/dry-run`, { columns, ...options })).status).toBe(200)
  await checkRun(platform, id)
  return (await get(id)).body.data
}
async function imported(text: string, profile: string) {
  const { id } = await checked(text, { profile })
  return carryOut(id, 'prices')
}
const statesOf = async (eans: readonly string[]) => {
  const articles = await Promise.all(eans.map((ean) => articleOf(ean)))
  return articles.map(({ state }) => state)
}

test('articles of the supplier that its file lacks are counted apart and taken off sale', async () => {
  const [same, changed, missing, archived, ofAnother] = await addArticles(5)
  await imported(fileOf([changed, missing, archived]), 'North')
  await imported(fileOf([ofAnother]), 'South')
  await pool.query(`update tyre set state = 'archived' where ean = $1`, [archived])
  const file = `${fileOf([changed], '102')}${same};99\n`
  const dryRun = await checked(file, { profile: 'North', missing_off_sale: true })
  expect(dryRun).toMatchObject({ changed_rows: 1, unchanged_rows: 1, missing_rows: 1, to_do_rows: 2 })
  expect((await get(`${dryRun.id}/rows?verdict=missing`)).body.data).toMatchObject([
    { number: 4, label: missing, before: { state: 'on-sale' }, after: { state: 'off-sale' } },
  ])
  expect(await carryOut(dryRun.id, 'prices')).toMatchObject({ done_rows: 2, skipped_rows: 0, to_do_rows: 0 })
  const states = await statesOf([same, changed, missing, archived, ofAnother] as string[])
  expect(states).toEqual(['on-sale', 'on-sale', 'off-sale', 'archived', 'on-sale'])
  const { id } = await articleOf(missing)
  const { body } = await call('GET', `staff/history/article/${id}`, undefined, owner)
  expect(body.data[0]).toMatchObject({
    ...{ action: 'article-state-changed', by: 'outi', origin: 'import', run_id: dryRun.id },
  })
})

test('articles that an earlier file found unchanged are articles of the supplier too', async () => {
  const [changed, unchanged] = await addArticles(2)
  await imported(`EAN;Hinta\n${changed};101\n${unchanged};99\n`, 'East')
  const { missing_rows } = await checked(fileOf([changed]), { profile: 'East', missing_off_sale: true })
  expect(missing_rows).toBe(1)
})

test('the first file of a supplier is completed although it changes nothing, and only once', async () => {
  const [one, other] = await addArticles(2)
  const first = await checked(fileOf([one, other], '99'), { profile: 'Ridge' })
  expect(first).toMatchObject({ unchanged_rows: 2, to_do_rows: 0 })
  expect(await carryOut(first.id, 'prices')).toMatchObject({ state: 'done', done_rows: 0 })
  expect((await post(`${first.id}/run`)).body.code).toBe('nothing-to-do')
  const { missing_rows } = await checked(fileOf([one]), { profile: 'Ridge', missing_off_sale: true })
  expect(missing_rows).toBe(1)
})

test('without the option articles that the file lacks stay on sale', async () => {
  const [one, other] = await addArticles(2)
  await imported(fileOf([one, other]), 'West')
  expect(await imported(fileOf([one], '102'), 'West')).toMatchObject({ missing_rows: null, done_rows: 1 })
  expect(await articleOf(other)).toMatchObject({ state: 'on-sale' })
})

test('an article whose row is rejected is not missing, and unreadable EANs refuse the whole file', async () => {
  const [one, other] = await addArticles(2)
  await imported(fileOf([one, other]), 'Centre')
  const options = { profile: 'Centre', missing_off_sale: true }
  const rejected = await checked(`${fileOf([one], '102')}${other};halpa\n`, options)
  expect(rejected).toMatchObject({ state: 'ready', rejected_rows: 1, missing_rows: 0 })
  const shortened = await checked(`${fileOf([one], '102')}6,41944E+12;99\n`, options)
  expect(shortened).toMatchObject({
    state: 'refused',
    refusal: expect.stringMatching(/^Some EANs could not be read/),
  })
})

test('an article that somebody took off sale meanwhile is skipped with the name', async () => {
  const [one, other] = await addArticles(2)
  await imported(fileOf([one, other]), 'Coast')
  const { id } = await checked(fileOf([one], '102'), { profile: 'Coast', missing_off_sale: true })
  const { id: article, version } = await articleOf(other)
  const change = { version, state: 'archived', successor_id: null }
  expect((await call('POST', `staff/articles/${article}/state`, change, owner)).status).toBe(200)
  expect(await carryOut(id, 'prices')).toMatchObject({ done_rows: 1, skipped_rows: 1 })
  expect((await get(`${id}/rows?outcome=skipped`)).body.data).toMatchObject([{ note: { by: 'outi' } }])
})

test('whoever may only edit prices can neither choose the option nor start a run of which it is a part', async () => {
  await pool.query(
    `insert into staff_has_role (staff_id, role) select id, 'pricing' from staff where name = 'paavo'`,
  )
  const [one, other] = await addArticles(2)
  await imported(fileOf([one, other]), 'Lakes')
  const options = { profile: 'Lakes', missing_off_sale: true }
  const { id } = await checked(fileOf([one], '102'), options)
  const as = (path: string, body: object) => call('POST', `staff/imports/${id}/${path}`, body, reader)
  expect((await as('dry-run', { columns, ...options })).status).toBe(403)
  expect((await as('run', {})).status).toBe(403)
  expect(await articleOf(other)).toMatchObject({ state: 'on-sale' })
  expect((await as('dry-run', { columns, profile: 'Lakes' })).status).toBe(200)
})

test('the option needs a profile, and a kind of file that lists the articles of a supplier', async () => {
  const id = await upload('prices', fileOf(['6419440133119']))
  const { status, body } = await post(`${id}/dry-run`, { columns, missing_off_sale: true })
  expect([status, body.errors.profile[0]]).toEqual([422, expect.stringMatching(/^Choose the profile/)])
  const counts = await upload('stock-counts', 'EAN;DOT;kpl\n6419440133119;3125;4\n')
  const body2 = { columns: [{ field: 'ean' }, { field: 'week' }, { field: 'quantity' }], profile: 'North' }
  expect((await post(`${counts}/dry-run`, { ...body2, missing_off_sale: true })).status).toBe(422)
})
