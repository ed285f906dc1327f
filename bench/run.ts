import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildFrontEndsIfStale } from '../bin/steps/build-front-ends.js'
import { startSimulators } from '../simulators/src/payments/start-simulators.ts'
import { fillDemo } from './fill-demo.ts'
import { measureBooking } from './measure-booking.ts'
import { measureCart } from './measure-cart.ts'
import { measureCatalogue } from './measure-catalogue.ts'
import { measureOrders } from './measure-orders.ts'
import { measureCalls, measureFirstRenders, measurePages, measureStarts } from './measure-shop.ts'
import { start } from './processes.ts'
import { allHold } from './report.ts'

const { articles } = parseArgs({ options: { articles: { type: 'string', default: '50000' } } }).values
const folder = mkdtempSync(join(tmpdir(), 'pito-bench-'))
const folders = { bare: join(folder, 'bare'), first: join(folder, 'first'), full: join(folder, 'full') }
const port = 4181

/** Returns the path of a product page, as the API states it. */
async function aProductPage(shop: string): Promise<string> {
  const answer = await fetch(`${shop}/api/v1/products?width=205&height=55&diameter=16&per_page=1`)
  const { data } = (await answer.json()) as { data: { link_fi: string }[] }
  return data[0]?.link_fi ?? '/'
}

await buildFrontEndsIfStale()
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, ${articles} articles\n`)
const bare = await start('bench/bare-routes.ts', 4180, '/constant', { DATA_FOLDER: folders.bare })
await (await measureStarts(port, folders.first)).stop()
await fillDemo(folders.full, Number(articles))
const simulators = await startSimulators({ pause: () => Promise.resolve() })
const shop = await start('server/src/main.ts', port, '/', {
  DATA_FOLDER: folders.full,
  ...simulators.settings,
})
const paths = {
  home: '/',
  list: '/renkaat/henkiloautot?width=205&height=55&diameter=16',
  product: await aProductPage(shop.url),
  cart: '/cart',
}
await measureCalls(bare, shop)
await measureCatalogue(bare, shop)
await measureCart(bare, shop)
await measureOrders(bare, shop)
await measureBooking(bare, shop)
await measurePages(bare, shop, paths)
await shop.stop()
await bare.stop()
await simulators.close()
await measureFirstRenders(port, folders.full)
rmSync(folder, { recursive: true, force: true })
process.exit(allHold() ? 0 : 1)
