import type pg from 'pg'

export type Values = Record<string, string | number | boolean | null>

/** Inserts a row. Returns its id if the table has one. */
export async function insertRow(
  pool: pg.Pool | pg.PoolClient,
  table: string,
  values: Values,
): Promise<number> {
  const names = Object.keys(values).join(', ')
  const places = Object.keys(values).map((_, index) => `$${index + 1}`)
  const text = `insert into ${table} (${names}) values (${places.join(', ')}) returning *`
  const { rows } = await pool.query<{ id: number }>(text, Object.values(values))
  return rows[0]?.id ?? 0
}
