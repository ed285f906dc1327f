import { expect, test } from 'vitest'
import { deleteOldRuns } from '../src/imports/forget-old-runs.ts'
import { importShop } from '../testing/import-shop.ts'

const { platform, pool, ...shop } = await importShop()
const { addArticles, upload, dryRun, carryOut } = shop

async function newRun(price: number): Promise<string> {
  const [ean] = await addArticles(1)
  const id = await upload('prices', `EAN;Hinta\n${ean};${price}\n`)
  await dryRun(id)
  return id
}
/** Deletes old runs as on a later day. Returns what is then left of a run: itself, its rows, the parts of its file. */
async function leftAfter(days: number, id: string) {
  const now = new Date(platform.clock().getTime() + days * 24 * 3600_000)
  await deleteOldRuns(platform.sql, now)
  const { rows } = await pool.query({
    text: `select (select count(*)::integer from run where id = $1),
      (select count(*)::integer from run_row where run_id = $1),
      (select count(*)::integer from run_file_part where run_id = $1)`,
    values: [id],
    rowMode: 'array',
  })
  return rows[0]
}

test('an import that is not carried out is deleted with its file after a week', async () => {
  const id = await newRun(101)
  expect(await leftAfter(6, id)).toEqual([1, 1, 1])
  expect(await leftAfter(8, id)).toEqual([0, 0, 0])
})

test('the file and the rows of an import are deleted 90 days after its end, the import after two years', async () => {
  const id = await newRun(101)
  await carryOut(id, 'prices')
  expect(await leftAfter(89, id)).toEqual([1, 1, 1])
  expect(await leftAfter(91, id)).toEqual([1, 0, 0])
  expect(await leftAfter(732, id)).toEqual([1, 0, 0])
  expect(await leftAfter(734, id)).toEqual([0, 0, 0])
})

test('a run that a job works on is not deleted, however old it is', async () => {
  const id = await newRun(101)
  await pool.query(`update run set state = 'running', started_at = worked_at where id = $1`, [id])
  expect(await leftAfter(1000, id)).toEqual([1, 1, 1])
})
