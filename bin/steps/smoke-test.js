import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Refused } from './refused.js'
import { root } from './root.js'

const pages = ['/', '/admin/', '/healthz', '/api/v1/openapi.json']
const patienceSeconds = { start: 300, stop: 20 }

/**
 * Does what a newcomer to the project does: clones the last commit, runs `npm start`, opens pages of the shop and
 * stops it.
 * @param {import('./run-node.js').Output} [output]
 */
export async function smokeTest(output = 'inherit') {
  // `mkdtemp` creates a folder with mode 0700, as home folders may have too. The shop has to start in such a folder.
  const folder = mkdtempSync(join(tmpdir(), 'pito-clone-'))
  const clone = join(folder, 'pito')
  /** @type {import('./run-steps.js').Count & { failures: string[] }} */
  const count = { passed: 0, failed: 0, failures: [] }
  /** @param {string} what @param {boolean} isSo */
  const expect = (what, isSo) => {
    const line = `${isSo ? '✓' : '✗'} ${what}`
    if (output === 'inherit') console.log(line)
    else writeSync(output, `${line}\n`)
    count[isSo ? 'passed' : 'failed'] += 1
    if (!isSo) count.failures.push(what)
  }
  try {
    cloneHead(clone)
    await startLookStop(clone, output, expect)
    expect(
      'no process is left',
      await becomesTrue(() => processesOf(clone).length === 0, patienceSeconds.stop),
    )
    return count
  } finally {
    for (const pid of processesOf(clone)) process.kill(pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} clone @param {import('./run-node.js').Output} output
 * @param {(what: string, isSo: boolean) => void} expect
 */
async function startLookStop(clone, output, expect) {
  const port = await freePort()
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    env: newcomersEnvironment(port),
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  })
  const ended = once(npm, 'exit')
  const address = `http://127.0.0.1:${port}`
  const isUp = () => answers(`${address}/healthz`)
  await Promise.race([becomesTrue(isUp, patienceSeconds.start), ended])
  for (const page of pages) expect(`${page} answers`, await answers(`${address}${page}`))
  if (npm.exitCode === null) npm.kill('SIGTERM')
  await ended
}

/** @param {string} clone */
function cloneHead(clone) {
  const changed = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
  if (changed.stdout) console.log('What is not committed is not part of this test.')
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', root, clone], { encoding: 'utf8' })
  if (status !== 0) throw new Refused(`The repository cannot be cloned: ${stderr.trim()}`)
}

/**
 * Returns the environment of a newcomer: this process's environment without the variables of the npm that runs the
 * test and without the developer's own settings.
 * @param {number} port
 */
function newcomersEnvironment(port) {
  const mine =
    /^(npm_(lifecycle|package|command|execpath|node_execpath|config_local_prefix)|INIT_CWD|DATABASE_(DIRECT_)?URL|DATA_FOLDER|SHOP_|HOST$|NODE_ENV)/
  const others = Object.entries(process.env).filter(([name]) => !mine.test(name))
  return { ...Object.fromEntries(others), PORT: String(port) }
}

/** @param {string} address */
async function answers(address) {
  try {
    return (await fetch(address)).ok
  } catch {
    return false
  }
}

/** @param {() => boolean | Promise<boolean>} look @param {number} seconds */
async function becomesTrue(look, seconds) {
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(100)) {
    if (await look()) return true
  }
  return false
}

/** @param {string} folder */
function processesOf(folder) {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
  const lines = (stdout ?? '').split('\n').filter((line) => line.includes(folder))
  return lines.map((line) => Number.parseInt(line, 10))
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
