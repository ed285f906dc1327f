import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../free-port.ts'
import { StartRefused } from '../../start-refused.ts'
import type { Account } from './account.ts'
import { quietEnvironment, runProgram } from './run-program.ts'
import { sayWhyNotRunning } from './say-why-not-running.ts'
import { postmasterLines, stopLeftover, stopPostmaster } from './stop-leftover.ts'

export interface RunningPostgres {
  port: number
  pid: number
  /** Settles when PostgreSQL ends, whether or not `stop` was called. */
  ended: Promise<void>
  stop(): Promise<void>
}

const portIsTaken = /could not bind|could not create any TCP/
/** Matches the output of PostgreSQL when a PostgreSQL of an earlier run is still starting or ending. */
const leftoverInTheWay = /lock file ".*" already exists|pre-existing shared memory block/
const leftoverPatienceMilliseconds = 30_000
const portAttempts = 3

interface Options {
  settings: string[]
  log: { info(text: string): void }
  port: number | undefined
}

/**
 * Starts PostgreSQL on a free port. Another program may take that port before PostgreSQL binds it, so the start is
 * tried several times.
 */
export async function runPostgres(
  account: Account,
  folder: string,
  { settings, log, port }: Options,
): Promise<RunningPostgres> {
  const deadline = performance.now() + leftoverPatienceMilliseconds
  for (let attempts = 1; ; attempts += 1) {
    await stopLeftover(folder, log)
    const running = await tryToRun(account, folder, settings, port ?? (await freePort()))
    if (typeof running !== 'string') return running
    const again =
      (portIsTaken.test(running) && attempts < portAttempts) ||
      (leftoverInTheWay.test(running) && performance.now() < deadline)
    if (!again) throw new StartRefused(sayWhyNotRunning(running, account.home))
    await pause(100)
  }
}

/**
 * Returns the running PostgreSQL, or its output if it did not start. The exit listener stops PostgreSQL when a later
 * step of the shop's start fails and ends this process without calling `stop`.
 */
async function tryToRun(
  account: Account,
  folder: string,
  settings: string[],
  port: number,
): Promise<RunningPostgres | string> {
  const logFile = join(account.home, 'postgres.log')
  const child = launch(account, [`--port=${port}`, '-D', folder, ...settings], logFile)
  const stopToo = () => void child.kill('SIGINT')
  process.once('exit', stopToo)
  let hasEnded = false
  const ended = once(child, 'close')
    .then(
      () => {},
      () => {},
    )
    .then(() => {
      hasEnded = true
      process.off('exit', stopToo)
    })
  while (!hasEnded && !isReady(folder, child.pid)) await pause(10)
  if (hasEnded) return readFileSync(logFile, 'utf8')
  return { port, pid: child.pid ?? 0, ended, stop: () => stop(account, folder, child, ended) }
}

/**
 * PostgreSQL runs in a process group of its own, so that Ctrl-C in the terminal reaches the shop and not the database.
 */
function launch(account: Account, args: string[], logFile: string): ChildProcess {
  const [file = account.binaries.postgres, ...rest] = [...account.wrap, account.binaries.postgres, ...args]
  const log = openSync(logFile, 'w', 0o600)
  const child = spawn(file, rest, {
    ...account.identity,
    cwd: account.home,
    detached: true,
    windowsHide: true,
    env: quietEnvironment(),
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  return child
}

function isReady(folder: string, pid: number | undefined): boolean {
  const lines = postmasterLines(folder)
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

async function stop(
  account: Account,
  folder: string,
  child: ChildProcess,
  ended: Promise<void>,
): Promise<void> {
  if (child.exitCode === null && child.signalCode === null && child.pid) {
    if (process.platform === 'win32') {
      await runProgram(account, account.binaries.pgCtl, ['stop', '-D', folder, '-m', 'fast'])
    } else {
      await stopPostmaster(child.pid)
    }
  }
  await ended
}
