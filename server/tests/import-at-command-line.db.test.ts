import { Readable } from 'node:stream'
import { stockSentences } from '@pito/contracts/values/stock-sentences'
import { expect, test } from 'vitest'
import { carryOutRun, dryRunOfFile, partsOf } from '../src/imports/index.ts'
import { importShop } from '../testing/import-shop.ts'

const { platform, call, pool, owner, ...shop } = await importShop()
const { addArticles, articleOf, get, post, upload, dryRun } = shop

const fileOf = (text: string, profile = '') => ({
  ...({ kind: 'prices', name: 'north.csv', profile, week: '', missingOffSale: false } as const),
  ...{ bytes: Buffer.byteLength(text), content: partsOf(Readable.from([Buffer.from(text)])) },
})
async function checked(text: string, profile?: string) {
  const result = await dryRunOfFile(platform, fileOf(text, profile))
  if ('refusal' in result) throw new Error(result.refusal.en_GB)
  return result
}
const refusalOf = async (text: string, profile?: string) => {
  const result = await dryRunOfFile(platform, fileOf(text, profile))
  return 'refusal' in result ? result.refusal.en_GB : null
}

test('a file is imported with a profile, and the lists name the command line as its author', async () => {
  const [ean] = await addArticles(1)
  const columns = [{ field: 'ean' }, { field: 'price_cents' }]
  await post(`${await upload('prices', `Tunnus;Netto\n${ean};100\n`)}/dry-run`, { columns, profile: 'North' })
  const { run, ignored } = await checked(`Netto;Väri;Tunnus\n101;musta;${ean}\n`, 'North')
  expect([run.changedRows, ignored]).toEqual([1, ['Väri']])
  expect(await articleOf(ean)).toMatchObject({ price_cents: 9900 })
  expect(await carryOutRun(platform, run)).toMatchObject({ state: 'done', doneRows: 1 })
  expect(await articleOf(ean)).toMatchObject({ price_cents: 10_100 })
  const { body } = await call('GET', `staff/imports/${run.id}`, undefined, owner)
  expect(body.data).toMatchObject({ by: 'Command line', file_name: 'north.csv', profile: 'North' })
  const { rows } = await pool.query('select actor_kind, actor_id, origin from audit where run_id = $1', [
    run.id,
  ])
  expect(rows).toEqual([{ actor_kind: 'shop', actor_id: null, origin: 'import' }])
})

test('a file that cannot be imported is refused with a sentence, and nothing waits for it', async () => {
  expect(await refusalOf('Nimi;Hinta\nTuisku;99\n')).toBe(
    'A column is missing: EAN. Choose the column from which it is read.',
  )
  expect(await refusalOf('EAN;Hinta\n"6419440133119;99\n')).toMatch(
    /A quotation mark is opened but not closed/,
  )
  expect(await refusalOf('EAN;Hinta\n')).toBe('The file has no rows below its headings.')
  expect(await refusalOf('EAN;Hinta\n', 'South')).toBe(
    'There is no profile of this name for this kind of file.',
  )
  const { rows } = await pool.query(`select from run where by_command and state in ('uploading', 'checking')`)
  expect(rows).toEqual([])
})

test('rows without a production week get the one that the command names', async () => {
  const [ean] = await addArticles(1)
  const count = (week: string, kind = 'stock-counts') =>
    dryRunOfFile(platform, { ...fileOf(`EAN;Määrä\n${ean};12\n`), kind: kind as 'stock-counts', week })
  const result = await count('3125')
  expect(result).toMatchObject({ run: { changedRows: 1, assumedRows: 1, rejectedRows: 0 } })
  if ('run' in result) await carryOutRun(platform, result.run)
  const { rows } = await pool.query('select dot_year, dot_week, quantity from stock_batch')
  expect(rows).toEqual([{ dot_year: 2025, dot_week: 31, quantity: 12 }])
  expect(await count('')).toMatchObject({ refusal: { en_GB: expect.stringContaining('Production week') } })
  expect(await count('9926')).toMatchObject({ refusal: { en_GB: stockSentences.weekWrong.en_GB } })
  expect(await count('3125', 'prices')).toMatchObject({
    refusal: { en_GB: 'A file of this kind has no production weeks.' },
  })
})

test('a file of several mebibytes arrives in parts of one mebibyte', async () => {
  const [ean] = await addArticles(1)
  const text = `EAN;Hinta;Selite\n${ean};101;x\n${`;;${'selite '.repeat(100)}\n`.repeat(3500)}`
  const { run } = await checked(text)
  expect([run.changedRows, run.rejectedRows]).toEqual([1, 3500])
  const { rows } = await pool.query(
    'select part, length(content) from run_file_part where run_id = $1 order by part',
    [run.id],
  )
  expect(rows.map(({ length }) => length)).toEqual([2 ** 20, 2 ** 20, Buffer.byteLength(text) - 2 ** 21])
})

test('a dry run of the command line gets the person as its author who starts it in the back office', async () => {
  const [ean] = await addArticles(1)
  const { run } = await checked(`EAN;Hinta\n${ean};101\n`)
  expect((await post(`${run.id}/run`)).body.data).toMatchObject({ state: 'waiting', by: 'outi' })
})

test('a run whose dry run somebody else made is carried out with the rights of the person who starts it', async () => {
  const eans = await addArticles(110)
  const rows = eans.map((ean, at) => `${ean};${at < 21 ? 50 : 101}`)
  const id = await upload('prices', `EAN;Hinta\n${rows.join('\n')}`)
  await dryRun(id)
  await pool.query(`update run set staff_id = (select id from staff where name = 'paavo') where id = $1`, [
    id,
  ])
  await post(`${id}/ticks`, { numbers: eans.slice(0, 21).map((_, at) => at + 2), reason: 'Clearance' })
  expect(await shop.carryOut(id, 'prices')).toMatchObject({ state: 'done', done_rows: 110, by: 'outi' })
  expect((await get(`${id}/rows?outcome=skipped`)).body.total).toBe(0)
})
