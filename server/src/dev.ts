import { join } from 'node:path'
import { frontEnds } from '../../bin/front-ends.js'
import type { openDevShop } from './open-dev-shop.ts'
import { readConfig } from './platform/config.ts'
import { startEmbedded } from './platform/database/embedded.ts'
import { openViteFrontEnds } from './platform/front-ends/vite-front-ends.ts'
import { createLog } from './platform/log.ts'
import { sayAndExit } from './platform/process/say-and-exit.ts'
import type { Stoppable } from './platform/process/stop-on-signal.ts'
import { exitOnSignal, stopOnSignal } from './platform/process/stop-on-signal.ts'

/** The time to wait for further changes before a restart, because editors often save several files at once. */
const settleMilliseconds = 100

const ofServer = /[\\/](server|contracts|demo|simulators)[\\/](?!.*node_modules)/
const isTest = /\.test\.tsx?$/

/**
 * Runs `npm run dev`. PostgreSQL and Vite keep running while the server is reloaded, because a new Vite would
 * transform every page again. The server is loaded through Vite too, which re-evaluates the changed modules and the
 * modules that import them. A change of a module that this file itself imports takes effect at the next `npm run
 * dev`.
 */
async function main(): Promise<void> {
  exitOnSignal()
  const config = readConfig()
  const log = createLog(config.logLevel)
  const database = config.databaseUrl ? null : await startEmbedded({ dataFolder: config.dataFolder, log })
  const databaseUrl = config.databaseUrl ?? database?.url ?? ''
  const { vite, source, close } = await openViteFrontEnds(config, frontEnds)

  let shop: Stoppable | null = null
  const openShop = async () => {
    const file = join(import.meta.dirname, 'open-dev-shop.ts')
    const loaded = (await vite.ssrLoadModule(file)) as { openDevShop: typeof openDevShop }
    const before = shop
    shop = null
    await before?.stop()
    shop = await loaded.openDevShop(databaseUrl, source)
  }
  let opening = openShop()
  let timer: NodeJS.Timeout | undefined
  vite.watcher.add(['server', 'contracts', 'demo', 'simulators'].map((folder) => join(config.root, folder)))
  vite.watcher.on('all', (_event, file) => {
    if (!ofServer.test(file) || isTest.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      opening = opening.then(openShop).catch(report)
    }, settleMilliseconds)
  })
  await opening
  // React Router's compiler also starts a Vite server, whose SIGTERM listener would end the process before the shop
  // has stopped.
  process.removeAllListeners('SIGTERM')
  const stop = async () => {
    await opening
    await shop?.stop()
    await close()
  }
  stopOnSignal({ stop }, ...(database ? [database] : []))
}

/** Prints the error and goes on, because the next change may fix it. */
function report(error: Error): void {
  process.stderr.write(`${error.stack}\n`)
}

main().catch(sayAndExit)
