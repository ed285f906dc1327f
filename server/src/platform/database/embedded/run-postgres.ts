import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefused } from '../../start-refused.ts'
import type { Account } from './choose-account.ts'
import { quietEnvironment, runProgram } from './run-program.ts'
import { sayWhyNotRunning } from './say-why-not-running.ts'
import { postmasterLines, stopPostmaster } from './stop-leftover.ts'

export interface RunningPostgres {
  port: number
  /** Settles when PostgreSQL ends, asked or not. */
  ended: Promise<void>
  stop(): Promise<void>
}

/**
 * The free port may be taken between asking for it and using it, hence the attempts.
 * A start that fails later ends this process without `stop`, hence the listener.
 */
export async function runPostgres(
  account: Account,
  folder: string,
  settings: string[],
  attempts = 3,
): Promise<RunningPostgres> {
  const port = await freePort()
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
  if (!hasEnded) return { port, ended, stop: () => stop(account, folder, child, ended) }
  const said = readFileSync(logFile, 'utf8')
  if (/could not bind|could not create any TCP/.test(said) && attempts > 1) {
    return runPostgres(account, folder, settings, attempts - 1)
  }
  throw new StartRefused(sayWhyNotRunning(said, account.home))
}

/** In a process group of its own: Ctrl-C in the terminal is the shop's to handle, not the database's. */
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
