import { articlesToTakeOffSale } from '../catalogue/index.ts'
import { part } from '../platform/database/statement.ts'
import type { Platform } from '../platform/platform.ts'
import type { ImportRun } from './open-run.ts'
import { storeRows } from './row-store.ts'

/**
 * Adds a row for each article of the supplier that is on sale and that the file lacks. The catalogue stores no suppliers
 * of articles, so an article belongs to the supplier if an earlier import of articles or prices with the same profile
 * has changed it or found it unchanged.
 */
export async function checkMissing(
  { pool, sql, clock }: Pick<Platform, 'pool' | 'sql' | 'clock'>,
  run: ImportRun,
  lastNumber: number,
): Promise<void> {
  const isOfSupplier = part`t.id in (
    select row.record_id from run_row row join run on run.id = row.run_id
    where run.profile = ${run.profile} and run.kind in ('articles', 'prices') and run.state = 'done'
      and run.id <> ${run.id}::bigint and (row.outcome = 'done' or row.verdict = 'unchanged')
  )`
  const isMissing = part`
    not exists (select from run_row where run_id = ${run.id}::bigint and label = t.ean)
    and not exists (select from run_row where run_id = ${run.id}::bigint and record_id = t.id)`
  let number = lastNumber
  for await (const articles of articlesToTakeOffSale({ pool }, part`${isOfSupplier} and ${isMissing}`)) {
    const rows = articles.map((article) => {
      number += 1
      return { ...article, number, verdict: 'missing' as const, cells: null, assumptions: [] }
    })
    if (!(await sql.transaction((tx) => storeRows(tx, run, rows, clock())))) return
  }
}
