import { fastify } from 'fastify'
import pg from 'pg'
import { startEmbedded } from '../server/src/platform/database/embedded.ts'

/**
 * This server provides the baselines of all measurements: a constant response of Fastify, a SELECT by primary key,
 * and an INSERT of one row.
 */
const constant = 'x'.repeat(10_000)
const app = fastify()
app.get('/constant', () => constant)

const database = await startEmbedded({
  dataFolder: process.env.DATA_FOLDER ?? '',
  log: { info: () => undefined },
})
const pool = new pg.Pool({ connectionString: database.url, max: 10 })
await pool.query('create unlogged table bench_row (id bigserial primary key, text text)')
await pool.query("insert into bench_row (text) select 'x' from generate_series(1, 1000)")
const select = { name: 'bare-select', text: 'select id, text from bench_row where id = $1' }
app.get('/select', async () => (await pool.query({ ...select, values: [500] })).rows[0])
app.post(
  '/insert',
  async () => (await pool.query("insert into bench_row (text) values ('y') returning id")).rows[0],
)

// This table is logged, unlike the other one, because a row of a cart also has to survive a crash.
await pool.query('create table bench_logged (id bigserial primary key, text text)')
const insert = { name: 'bare-insert', text: 'insert into bench_logged (text) values ($1) returning id' }
app.post('/insert-logged', async () => (await pool.query({ ...insert, values: ['y'] })).rows[0])

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
pool.on('error', () => undefined)
process.on('SIGTERM', async () => {
  await app.close()
  await pool.end()
  await database.stop()
  process.exit(0)
})
