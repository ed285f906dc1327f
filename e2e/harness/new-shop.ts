import type { ChildProcess } from 'node:child_process'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { memoryFolder } from '../../bin/steps/memory-folder.js'
import { smtpSink } from '../../server/testing/smtp-sink.ts'

const project = join(import.meta.dirname, '../..')

export interface NewShop {
  readonly url: string
  /** The link by which the first owner sets a password, as `npm run staff:add` prints it. */
  readonly link: string
  /** The recipients of the e-mails that the shop has sent. */
  recipients(): readonly string[]
  /** The e-mails that the shop has sent, with their attachments decoded as far as they are text. */
  mails(): readonly string[]
  stop(): Promise<void>
}

/**
 * Starts a production shop with an empty database on one machine: `npm run staff:add` for the first owner, the
 * payment simulators, and a mail server that delivers nothing.
 */
export async function startNewShop(): Promise<NewShop> {
  const [simulators, mail] = [await startSimulators(), await smtpSink()]
  const [port, dataFolder] = [await freePort(), await mkdtemp(join(memoryFolder(), 'pito-first-day-'))]
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    ...simulators.settings,
    SHOP_MODE: 'production',
    PORT: String(port),
    SHOP_URL: url,
    DATA_FOLDER: dataFolder,
    DATABASE_URL: '',
    SECRET_KEY: 'only for the rehearsal of a first day',
    MAIL_URL: mail.url,
    MAIL_FROM: 'Rengaskauppa <kauppa@rengas.example>',
    LOG_LEVEL: 'error',
  }
  const owner = ['--email', 'outi@shop.example', '--name', 'Outi Omistaja', '--role', 'owner']
  const { stdout } = await run(['tools/staff-add.ts', ...owner], env)
  const shop = spawn(process.execPath, ['server/src/main.ts'], { cwd: project, env, stdio: 'inherit' })
  await expect.poll(() => isReady(url), { timeout: 60_000 }).toBe(true)
  return {
    url,
    link: stdout.trim().split('\n').at(-1) ?? '',
    recipients: () => mail.received.flatMap(({ to }) => to),
    mails: () => mail.received.map(({ message }) => decoded(message)),
    async stop() {
      await Promise.all([ended(shop), ended(simulators.program)])
      await mail.close()
      await rm(dataFolder, { recursive: true })
    },
  }
}

/** Decodes the quoted-printable parts of a mail, and the parts in base64 that are text. */
function decoded(message: string): string {
  return message
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll(/(?:^[\w+/]{60,76}={0,2}\r?\n)+(?:^[\w+/]+={0,2}\r?\n)?/gm, (part) =>
      Buffer.from(part, 'base64').toString('latin1'),
    )
}

/** Starts `npm run simulate:payments`, and reads the settings that it prints. */
async function startSimulators() {
  const args = ['simulators/src/payments/serve-alone.ts', '--port', String(await freePort())]
  const program = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed] = await once(program.stdout, 'data')
  const settings = String(printed).matchAll(/^(\w+)='(.*)'$/gm)
  return { program, settings: Object.fromEntries(Array.from(settings, ([, name, value]) => [name, value])) }
}

const run = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, args, { cwd: project, env })

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return
  const end = once(program, 'exit')
  program.kill('SIGTERM')
  await end
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
