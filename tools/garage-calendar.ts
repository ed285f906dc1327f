import { parseArgs } from 'node:util'
import { closeGarageCalendar, renewGarageCalendar } from '../server/src/booking/index.ts'
import { sayAndExit } from '../server/src/platform/process/say-and-exit.ts'
import { StartRefused } from '../server/src/platform/start-refused.ts'
import { withShopDatabase } from './with-shop-database.ts'

const usage = 'npm run garage:calendar -- --point <slug> [--remove]'

/**
 * `npm run garage:calendar` creates a new secret URL for the calendar of a service point. The previous URL stops
 * working.
 */
async function renewCalendar(): Promise<void> {
  const { values } = parseArgs({
    options: { point: { type: 'string', default: '' }, remove: { type: 'boolean', default: false } },
  })
  const { point, remove } = values
  if (point === '') throw new StartRefused(usage)
  await withShopDatabase(async ({ sql }, config) => {
    if (remove) {
      const wasOpen = await sql.transaction((tx) => closeGarageCalendar(tx, point))
      console.log(wasOpen ? `The calendar of ${point} is closed.` : `${point} has no calendar address.`)
      return
    }
    const address = await sql.transaction((tx) => renewGarageCalendar(tx, config, point, new Date()))
    if (!address) throw new StartRefused(`There is no service point ${point}.`)
    console.log(`Whoever knows this address reads the appointments of ${point}:\n${address}`)
  })
}

renewCalendar().catch(sayAndExit)
