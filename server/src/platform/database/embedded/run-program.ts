import { spawn } from 'node:child_process'
import type { Account } from './account.ts'

interface Outcome {
  code: number | null
  output: string
}

/**
 * Runs a program to its end. If the program cannot be started, the promise resolves with an outcome as well instead
 * of rejecting.
 */
export function runProgram(account: Account, program: string, args: string[]): Promise<Outcome> {
  const [file = program, ...rest] = [...account.wrap, program, ...args]
  return new Promise((resolve) => {
    const child = spawn(file, rest, {
      ...account.identity,
      cwd: account.home,
      env: quietEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const endToo = () => void child.kill()
    process.once('exit', endToo)
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ code: null, output: error.message }))
    child.on('close', (code) => {
      process.off('exit', endToo)
      resolve({ code, output })
    })
  })
}

/**
 * Returns an environment without the PG… variables and without the caller's locale, because both would change how
 * PostgreSQL behaves and what it prints.
 */
export function quietEnvironment(): NodeJS.ProcessEnv {
  return {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    LC_ALL: 'C',
    TZ: 'UTC',
    ...windows(),
  }
}

function windows(): NodeJS.ProcessEnv {
  if (process.platform !== 'win32') return {}
  const root = 'C:\\Windows'
  return { SystemRoot: root, PATH: `${root}\\System32;${root}` }
}
