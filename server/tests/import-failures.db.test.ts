import { Pool } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyBatch } from '../src/imports/apply-run.ts'
import { checkRun } from '../src/imports/check-run.ts'
import { openSql } from '../src/platform/database/sql.ts'
import { importShop } from '../testing/import-shop.ts'

const { platform, call, pool, owner, addArticles, articleOf, get, post, upload, dryRun, workOff, carryOut } =
  await importShop()
const spyOnErrors = () => vi.spyOn(platform.log, 'error')
let errors = spyOnErrors()
beforeEach(() => {
  errors = spyOnErrors()
})

/** Makes rows fail that the code does not expect to fail, as a fault of the code would. */
const refuseRows = (table: 'tyre' | 'run_row', condition: string) =>
  pool.query(`alter table ${table} add constraint broken check (${condition}) not valid`)
const refuseNothing = () =>
  pool.query(
    'alter table tyre drop constraint if exists broken; alter table run_row drop constraint if exists broken',
  )
afterEach(refuseNothing)

const loggedIds = () =>
  errors.mock.calls.map(([fields]) => (fields as unknown as { request: string }).request)
const pricesOf = (rows: readonly (readonly [string | undefined, string])[]) =>
  ['EAN;Hinta', ...rows.map((row) => row.join(';'))].join('\n')

test('a row that fails is rejected with a reason, and the other rows are carried out', async () => {
  const [one, bad, other] = await addArticles(3)
  const file = pricesOf([
    [one, '101'],
    [bad, '102,22'],
    [other, '103'],
  ])
  const id = await upload('prices', file)
  await dryRun(id)
  await refuseRows('tyre', 'price_cents <> 10222')
  expect(await carryOut(id, 'prices')).toMatchObject({ state: 'done', done_rows: 2, skipped_rows: 1 })
  const prices = await Promise.all([one, bad, other].map(async (ean) => (await articleOf(ean)).price_cents))
  expect(prices).toEqual([10_100, 9900, 10_300])
  const [row] = (await get(`${id}/rows?outcome=skipped`)).body.data
  expect(row).toMatchObject({ label: bad, note: { sentence: expect.stringMatching(/The row was rejected/) } })
  expect(loggedIds()).toEqual([row.note.sentence.match(/[0-9a-f-]{36}/)?.[0]])
  const history = await call('GET', `staff/history/article/${(await articleOf(bad)).id}`, undefined, owner)
  expect(history.body.data).toEqual([])
})

test('a new article that fails leaves nothing behind, and the articles around it are added', async () => {
  const row = (ean: string, model: string) => `${ean};Kuura;${model};205/55R16 91V;kesä;henkilöauto`
  const rows = [
    row('6419440133119', 'Suvi 1'),
    row('2000000000992', 'Suvi 2'),
    row('2000000000985', 'Suvi 3'),
  ]
  const id = await upload('articles', ['EAN;Merkki;Malli;Koko;Kausi;Ajoneuvo', ...rows].join('\n'))
  await dryRun(id)
  await refuseRows('tyre', "ean is distinct from '2000000000992'")
  expect(await carryOut(id, 'articles')).toMatchObject({ state: 'done', done_rows: 2, skipped_rows: 1 })
  const { rows: models } = await pool.query(`select name from model where name like 'Suvi %' order by name`)
  expect(models).toEqual([{ name: 'Suvi 1' }, { name: 'Suvi 3' }])
})

test('a row that fails in the dry run is rejected with a reason, and the other rows are checked', async () => {
  const [one, bad] = await addArticles(2)
  await refuseRows('run_row', `label <> '${bad}' or verdict = 'rejected'`)
  const file = pricesOf([
    [one, '101'],
    [bad, '102'],
  ])
  const id = await upload('prices', file)
  expect(await dryRun(id)).toMatchObject({ state: 'ready', changed_rows: 1, rejected_rows: 1 })
  const [row] = (await get(`${id}/rows?verdict=rejected`)).body.data
  expect(row.label).toBe(bad)
  expect(row.faults[0].reason).toContain(loggedIds()[0])
})

test('after three failures of a whole batch the run is given up, and the next run is carried out', async () => {
  const [one, other] = await addArticles(2)
  const [first, second] = [
    await upload('prices', pricesOf([[one, '101']])),
    await upload('prices', pricesOf([[other, '101']])),
  ]
  for (const id of [first, second]) {
    await dryRun(id)
    await post(`${id}/run`)
  }
  // The first run fails, whatever is stored about its rows.
  await refuseRows('run_row', `run_id <> ${first} or outcome is null`)
  const states = []
  while ((await applyBatch(platform, 'prices')) !== 'none') states.push((await get(first)).body.data.state)
  expect(states.filter((state) => state === 'failed')).not.toEqual([])
  const failed = (await get(first)).body.data
  expect(failed).toMatchObject({ state: 'failed', done_rows: 0, to_do_rows: 1, ended_at: expect.any(String) })
  expect(failed.refusal).toContain(loggedIds().at(-1))
  expect(loggedIds()).toHaveLength(3)
  expect((await get(second)).body.data).toMatchObject({ state: 'done', done_rows: 1 })

  await refuseNothing()
  expect(await carryOut(first, 'prices')).toMatchObject({ state: 'done', done_rows: 1, refusal: null })
})

test('a batch whose COMMIT outlives the timeout of the client counts as a failure', async () => {
  const [one] = await addArticles(1)
  const id = await upload('prices', pricesOf([[one, '101']]))
  await dryRun(id)
  await post(`${id}/run`)
  // The COMMIT waits for a lock that the test holds, and then fails.
  await pool.query(`
    create function fail_late() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(45);
      raise exception 'failed during COMMIT';
    end $$`)
  await pool.query(`
    create constraint trigger fail_late after update of outcome on run_row
    deferrable initially deferred for each row execute function fail_late()`)
  const impatientPool = new Pool({ ...pool.options, query_timeout: 500 })
  const impatient = { ...platform, sql: openSql(impatientPool) }
  const blocker = await pool.connect()
  for (let tried = 0; tried < 3; tried += 1) {
    await blocker.query('select pg_advisory_lock(45)')
    expect(await applyBatch(impatient, 'prices')).toBe('later')
    await blocker.query('select pg_advisory_unlock(45)')
  }
  expect((await get(id)).body.data).toMatchObject({ state: 'running', done_rows: 0 })
  await applyBatch(platform, 'prices')
  expect((await get(id)).body.data).toMatchObject({ state: 'failed', done_rows: 0, to_do_rows: 1 })

  await pool.query('drop trigger fail_late on run_row')
  expect(await carryOut(id, 'prices')).toMatchObject({ state: 'done', done_rows: 1, refusal: null })
  blocker.release()
  await impatientPool.end()
})

test('failures that are not in a row do not add up', async () => {
  const [one] = await addArticles(1)
  const id = await upload('prices', pricesOf([[one, '101']]))
  await dryRun(id)
  await post(`${id}/run`)
  await refuseRows('run_row', 'outcome is null')
  expect(await applyBatch(platform, 'prices')).toBe('later')
  expect(await applyBatch(platform, 'prices')).toBe('later')
  await refuseNothing()
  await workOff('prices')
  expect((await get(id)).body.data).toMatchObject({ state: 'done', done_rows: 1 })
})

test('a dry run is given up after three failures, and can be repeated', async () => {
  const [one] = await addArticles(1)
  const id = await upload('prices', pricesOf([[one, '101']]))
  await refuseRows('run_row', 'false')
  const { columns } = (await get(`${id}/preview`)).body.data
  await post(`${id}/dry-run`, { columns })
  const states = []
  for (let tried = 0; tried < 3; tried += 1) {
    await checkRun(platform, id)
    states.push((await get(id)).body.data.state)
  }
  expect(states).toEqual(['checking', 'checking', 'failed'])
  expect((await get(id)).body.data.refusal).toContain('failed three times in a row')
  await refuseNothing()
  expect(await dryRun(id)).toMatchObject({ state: 'ready', changed_rows: 1, refusal: null })
})
