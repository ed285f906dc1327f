import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { StartRefused } from '../start-refused.ts'
import { openDatabase } from './database.ts'
import { isAlive, markOf } from './embedded/process-alive.ts'
import { runningUrl } from './embedded/running-url.ts'
import { postmasterOf } from './embedded/stop-leftover.ts'
import { startEmbedded } from './embedded.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'pito-embedded-'))
const cluster = join(dataFolder, 'postgres')
const said: string[] = []
const log = { info: (text: string) => void said.push(text) }

afterAll(() => rmSync(dataFolder, { recursive: true }))

test('what was written is there after the next start, and a stop leaves no process behind', async () => {
  const first = await startEmbedded({ dataFolder, log })
  await run(first.url, "CREATE TABLE tyre AS SELECT 'talvi' AS season")
  const postmaster = markOf(postmasterOf(cluster) ?? 0)
  expect(isAlive(postmaster)).toBe(true)
  await first.stop()
  expect(isAlive(postmaster)).toBe(false)

  const second = await startEmbedded({ dataFolder, log })
  expect(await run(second.url, 'SELECT * FROM tyre')).toEqual([{ season: 'talvi' }])
  await second.stop()
})

test('a second start on the same data folder is refused, and the first goes on', async () => {
  const first = await startEmbedded({ dataFolder, log })
  await expect(startEmbedded({ dataFolder, log })).rejects.toThrow(
    `The shop is already running on the data folder ${dataFolder} (process ${process.pid}).`,
  )
  expect(await run(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await first.stop()
})

test('a command connects to the database of a running shop, and the shop goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pito-embedded-'))
  const shop = await startEmbedded({ dataFolder: folder, log })
  expect(await runningUrl(folder)).toBe(shop.url)
  const migrate = join(import.meta.dirname, '../../../../tools/db-migrate.ts')
  const command = spawn(process.execPath, [migrate], { env: { ...process.env, DATA_FOLDER: folder } })
  const output: string[] = []
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (chunk) => output.push(String(chunk)))
  const [code] = await once(command, 'close')
  const applied = await run(shop.url, "SELECT to_regclass('shop_order') IS NOT NULL AS migrated")
  await shop.stop()
  expect([code, output.join('')]).toEqual([0, expect.stringContaining('Applied: 0001')])
  expect(applied).toEqual([{ migrated: true }])
  expect(await runningUrl(folder)).toBeNull()
  rmSync(folder, { recursive: true })
})

test('after the shop was killed the next start stops its PostgreSQL and keeps the data', async () => {
  const shop = anotherProcess("process.stdout.write('started'); setInterval(() => {}, 1000)")
  await once(shop.stdout, 'data')
  const leftover = markOf(postmasterOf(cluster) ?? 0)
  shop.kill('SIGKILL')
  await once(shop, 'exit')
  expect(isAlive(leftover)).toBe(true)
  expect(await runningUrl(dataFolder)).toBeNull()

  const next = await startEmbedded({ dataFolder, log })
  expect(isAlive(leftover)).toBe(false)
  expect(said.at(-1)).toBe(
    `Stopping the PostgreSQL that an earlier run left behind (process ${leftover.pid})`,
  )
  expect(await run(next.url, 'SELECT * FROM tyre')).toEqual([{ season: 'talvi' }])
  await next.stop()
})

test('after PostgreSQL itself was killed the next start waits for what is left of it', async () => {
  const shop = anotherProcess("process.stdout.write('started'); setInterval(() => {}, 1000)")
  await once(shop.stdout, 'data')
  const postmaster = postmasterOf(cluster) ?? 0
  const [, writer = 0] = processesOf(postmaster)
  process.kill(writer, 'SIGSTOP')
  for (const pid of [shop.pid ?? 0, postmaster]) process.kill(pid, 'SIGKILL')
  const starting = startEmbedded({ dataFolder, log })
  // A backend process that ends late still holds the shared memory, so PostgreSQL refuses to start until that process
  // has ended.
  await expect
    .poll(() => readFileSync(join(dataFolder, 'postgres.log'), 'utf8'))
    .toContain('pre-existing shared memory block')
  process.kill(writer, 'SIGCONT')
  const next = await starting
  expect(await run(next.url, 'SELECT * FROM tyre')).toEqual([{ season: 'talvi' }])
  await next.stop()
})

test('a start that was killed while it made the database leaves nothing in the way of the next', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pito-embedded-'))
  const shop = anotherProcess('', folder)
  await expect.poll(() => readdirSync(folder).some((name) => name.startsWith('postgres.new'))).toBe(true)
  shop.kill('SIGKILL')
  const next = await startEmbedded({ dataFolder: folder, log })
  expect(await run(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await next.stop()
  await (await startEmbedded({ dataFolder: folder, log })).stop()
  expect(readdirSync(folder).filter((name) => name.startsWith('postgres.new'))).toEqual([])
  rmSync(folder, { recursive: true })
})

test('a start that fails after PostgreSQL was up leaves no PostgreSQL behind', async () => {
  const shop = anotherProcess(
    "process.stdout.write('started'); process.stdin.once('data', () => process.exit(1))",
  )
  await once(shop.stdout, 'data')
  const postmaster = markOf(postmasterOf(cluster) ?? 0)
  expect(isAlive(postmaster)).toBe(true)
  shop.stdin.write('exit')
  await once(shop, 'exit')
  await expect.poll(() => isAlive(postmaster)).toBe(false)
})

test('whoever does not know the password is not let in', async () => {
  const running = await startEmbedded({ dataFolder, log })
  const guess = running.url.replace(/:[^:@]+@/, ':guess@')
  await expect(openDatabase(guess)).rejects.toThrow('does not accept the password or the user pito')
  await running.stop()
})

test('a terminal’s Ctrl-C does not reach PostgreSQL: it has a process group of its own', async () => {
  const running = await startEmbedded({ dataFolder, log })
  const groupOf = (pid: number) =>
    execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  expect(groupOf(postmasterOf(cluster) ?? 0)).not.toBe(groupOf(process.pid))
  await running.stop()
})

test('data of another major version is refused and left as it is', async () => {
  const version = join(cluster, 'PG_VERSION')
  const own = readFileSync(version)
  writeFileSync(version, '16\n')
  const start = startEmbedded({ dataFolder, log })
  await expect(start).rejects.toThrow(StartRefused)
  await expect(start).rejects.toThrow('was made by PostgreSQL 16, and the shop brings PostgreSQL 18')
  writeFileSync(version, own)
  await (await startEmbedded({ dataFolder, log })).stop()
})

test('a data folder that is a file is refused', async () => {
  const file = join(dataFolder, 'a-file')
  writeFileSync(file, '')
  await expect(startEmbedded({ dataFolder: file, log })).rejects.toThrow('cannot be written to')
})

function anotherProcess(then: string, folder = dataFolder) {
  const script = `import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))}
    await startEmbedded({ dataFolder: ${JSON.stringify(folder)}, log: { info() {} } })
    ${then}`
  return spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
}

/** Returns the child processes of PostgreSQL's main process. */
function processesOf(parent: number): number[] {
  const output = execFileSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' })
  return output.trim().split(/\s+/).map(Number)
}

async function run(url: string, sql: string): Promise<unknown[]> {
  const { pool, close } = await openDatabase(url, { max: 1 })
  const { rows } = await pool.query(sql)
  await close()
  return rows
}
