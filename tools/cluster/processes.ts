import { spawn } from 'node:child_process'
import { existsSync, openSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { nodeFlags, nodeSettings } from '../../bin/steps/node-flags.js'
import { pinnedNode } from '../../bin/steps/pinned-node.js'
import type { ProcessMark } from '../../server/src/platform/database/embedded/process-alive.ts'
import { isAlive, markOf } from '../../server/src/platform/database/embedded/process-alive.ts'
import { StartRefused } from '../../server/src/platform/start-refused.ts'
import type { Cluster, Machine, Program } from './machines.ts'
import { pathOf } from './machines.ts'

const lookEveryMilliseconds = 50
const stopMilliseconds = 40_000

/** Waits until the check returns something other than null, and returns it. A check that throws is repeated. */
export async function until<T>(
  what: string,
  check: () => T | null | Promise<T | null>,
  seconds = 120,
): Promise<T> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(lookEveryMilliseconds)) {
    try {
      const found = await check()
      if (found !== null) return found
    } catch {}
  }
  throw new StartRefused(`This has not happened within ${seconds} seconds: ${what}.`)
}

/** Starts a program of a machine, unless it runs already. It goes on when this process ends. */
export function launch(
  { account, checkout }: Cluster,
  machine: Machine,
  program: Program,
  settings: Record<string, string> = {},
): void {
  if (running(machine, program)) return
  const file = (name: string) => join(machine.folder, name)
  const commands: Record<Program, () => readonly [string, readonly string[], NodeJS.ProcessEnv]> = {
    etcd: () => [pathOf('etcd'), [], settingsIn(file('etcd.env'))],
    patroni: () => [pathOf('patroni'), [file('patroni.yml')], { PATH: process.env.PATH }],
    haproxy: () => [pathOf('haproxy'), ['-db', '-f', file('haproxy.cfg')], {}],
    pgbouncer: () => [pathOf('pgbouncer'), [file('pgbouncer.ini')], {}],
    shop: () => [
      pinnedNode(),
      [...nodeFlags, join(checkout, 'server/src/main.ts')],
      { ...process.env, ...nodeSettings, NODE_ENV: 'production', ...settings },
    ],
  }
  const [command, options, env] = commands[program]()
  const log = openSync(file(`${program}.log`), 'a')
  const isShop = program === 'shop'
  const child = spawn(command, options, {
    cwd: isShop ? checkout : machine.folder,
    env,
    detached: true,
    stdio: ['ignore', log, log],
    ...(!isShop && account),
  })
  child.unref()
  writeFileSync(markFile(machine, program), JSON.stringify(markOf(child.pid ?? 0)))
}

/** Stops a program as an administrator does, and kills it if that takes too long. */
export async function stop(machine: Machine, program: Program): Promise<void> {
  signal(machine, program, 'SIGCONT')
  const mark = running(machine, program)
  if (mark) process.kill(mark.pid, 'SIGTERM')
  const gone = () => (processesOf(machine, program).length === 0 ? true : null)
  // A PostgreSQL whose Patroni was killed gets no signal from it.
  const left = mark ? [] : processesOf(machine, program)
  for (const pid of left) process.kill(pid, 'SIGQUIT')
  await until(`the end of ${program} on machine ${machine.name}`, gone, stopMilliseconds / 1000).catch(() =>
    signal(machine, program, 'SIGKILL'),
  )
}

/** Sends a signal to all processes of a program; those of Patroni include PostgreSQL. */
export function signal(machine: Machine, program: Program, name: NodeJS.Signals): void {
  for (const pid of processesOf(machine, program)) {
    try {
      process.kill(pid, name)
    } catch (error) {
      // Processes of PostgreSQL come and go.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** Returns the running process that was started for the program, or null. */
export function running(machine: Machine, program: Program): ProcessMark | null {
  const file = markFile(machine, program)
  const mark = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ProcessMark) : null
  return mark && isAlive(mark) ? mark : null
}

function processesOf(machine: Machine, program: Program): number[] {
  const postgres = program === 'patroni' ? postgresOf(machine) : null
  return [running(machine, program)?.pid, postgres].flatMap((pid) =>
    typeof pid === 'number' ? [pid, ...childrenOf(pid)] : [],
  )
}

/** PostgreSQL is no child of Patroni, so that it can outlive it. Its working directory is its data folder. */
function postgresOf({ folder }: Machine): number | null {
  const data = join(folder, 'data')
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    return readlinkSync(`/proc/${pid}/cwd`) === data ? pid : null
  } catch {
    return null
  }
}

function childrenOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    return children === '' ? [] : children.split(' ').map(Number)
  } catch {
    return []
  }
}

function markFile(machine: Machine, program: Program): string {
  return join(machine.folder, `${program}.process`)
}

function settingsIn(file: string): NodeJS.ProcessEnv {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)))
}
