/**
 * `npm run bench:orders` runs the part of `npm run bench` that measures carts, orders and payments, with a demo of
 * 6,000 articles.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFrontEndsIfStale } from '../bin/steps/build-front-ends.js'
import { startSimulators } from '../simulators/src/payments/start-simulators.ts'
import { fillDemo } from './fill-demo.ts'
import { measureCart } from './measure-cart.ts'
import { measureOrders } from './measure-orders.ts'
import { start } from './processes.ts'
import { allHold } from './report.ts'

await buildFrontEndsIfStale()
const folder = mkdtempSync(join(tmpdir(), 'pito-orders-'))
const folders = { bare: join(folder, 'bare'), full: join(folder, 'full') }
const { env } = process
const [barePort, shopPort] = [Number(env.BENCH_PORT ?? 4182), Number(env.BENCH_PORT ?? 4182) + 1]
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}\n`,
)
await fillDemo(folders.full, 6000)
const bare = await start('bench/bare-routes.ts', barePort, '/constant', { DATA_FOLDER: folders.bare })
const simulators = await startSimulators({ pause: () => Promise.resolve() })
const settings = { DATA_FOLDER: folders.full, ...simulators.settings }
const shop = await start('server/src/main.ts', shopPort, '/', settings)
await measureCart(bare, shop)
await measureOrders(bare, shop)
await shop.stop()
await bare.stop()
await simulators.close()
rmSync(folder, { recursive: true, force: true })
process.exit(allHold() ? 0 : 1)
