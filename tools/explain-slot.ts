import { parseArgs } from 'node:util'
import { readCalendarFacts } from '../server/src/booking/arrival-day.ts'
import { readPointFacts } from '../server/src/booking/day-facts.ts'
import { judgeDay } from '../server/src/booking/rules/judge-day.ts'
import { timeOfMinute } from '../server/src/booking/rules/time-of-day.ts'
import { sayAndExit } from '../server/src/platform/process/say-and-exit.ts'
import { StartRefused } from '../server/src/platform/start-refused.ts'
import { withShopDatabase } from './with-shop-database.ts'

const usage = 'npm run explain-slot -- --point <slug or id> --date 2026-12-01'

/**
 * `npm run explain-slot` prints a day of a service point: the times that are offered, and for each other time the
 * reason why it is not.
 */
async function explainSlot(): Promise<void> {
  const { values } = parseArgs({ options: { point: { type: 'string' }, date: { type: 'string' } } })
  const { point = '', date = '' } = values
  if (point === '' || Number.isNaN(Date.parse(`${date}T00:00:00Z`))) throw new StartRefused(usage)
  await withShopDatabase(async ({ sql }, config) => {
    const [found] = await sql<{ id: number; name: string; hasCalendar: boolean }>`
      select id, company_name as name, has_calendar from service_point
      where slug = ${point} or id::text = ${point}`
    if (!found) throw new StartRefused(`There is no service point ${point}.`)
    const calendar = await readCalendarFacts(sql, { platform: { config }, now: new Date() })
    const [facts] = await readPointFacts(sql, [found.id], { firstDate: date, count: 1 }, calendar)
    const [day] = facts?.days() ?? []
    if (!day) throw new StartRefused(`${found.name} is closed down.`)
    const { reason, slots } = judgeDay(day)
    console.log(`${found.name}, ${date}: ${reason ?? 'bookable'}`)
    if (!found.hasCalendar) console.log('Appointments by phone: none of these times is shown to customers.')
    console.log(
      day.window.arrivalDay === null
        ? 'The service point holds its own stock.'
        : `Tyres that are ordered now arrive by ${day.window.arrivalDay}.`,
    )
    console.log(
      `Notice and horizon: from ${day.window.firstDate} to ${day.window.lastDate}. Bays: ${day.bays.length}.`,
    )
    for (const slot of slots)
      console.log(`${timeOfMinute(slot.minute).slice(0, 5)}  ${slot.reason ?? 'free'}`)
  })
}

explainSlot().catch(sayAndExit)
