import { createHash, randomBytes } from 'node:crypto'
import type { Config } from '../../platform/config.ts'
import { addressIn } from '../../platform/config.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { countAttempt } from '../../platform/limits/count-attempt.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import type { ShopSettings } from '../../platform/platform.ts'
import { refuse } from '../../platform/refuse.ts'
import type { CalendarEvent } from '../icalendar/calendar-text.ts'
import { calendarText } from '../icalendar/calendar-text.ts'
import { factsOfCustomer, factsOfJob } from './booking-emails.ts'
import { addressOf, eventTimesOf } from './calendar-entry.ts'
import type { Booking } from './firm-store.ts'
import { readFirmFrom } from './firm-store.ts'

const pastDays = 30
/**
 * The limit of fetches per network. A program fetches the calendar at most every quarter of an hour, and a garage has
 * several computers and phones.
 */
const fetches = { limit: 240, windowSeconds: 3600 }

/** Returns the firm appointments of the garage with this secret, for calendar programs that fetch them repeatedly. */
export async function garageCalendar(
  { platform, now, address }: Pick<Context, 'platform' | 'now' | 'address'>,
  secret: string,
): Promise<string> {
  const { sql, config } = platform
  const { shopName } = platform.company.current
  await countAttempt(sql, { what: 'garage-calendar', who: networkOf(address) }, fetches, now)
  const [point] = await sql<{ id: number; name: string }>`
    select point.id, company_name as name from garage_calendar
      join service_point point on point.id = service_point_id
    where secret_hash = ${hashOf(secret)}`
  const { id, name } = point ?? refuse('not-found')
  const bookings = await readFirmFrom(sql, id, new Date(now.getTime() - pastDays * 86_400_000))
  const events = bookings.flatMap((booking) => eventOf(platform, booking) ?? [])
  const organizer = { name: shopName, email: addressIn(config.mailFrom) }
  return calendarText({ method: 'PUBLISH', organizer, now, events, name: `${shopName}, ${name}` })
}

function eventOf({ config, company }: ShopSettings, booking: Booking): CalendarEvent | null {
  const times = eventTimesOf(config, booking)
  if (!times) return null
  const { customer } = booking
  const facts = [...factsOfJob(booking), ...(customer ? factsOfCustomer(customer) : [])]
  return {
    ...times,
    summary: [customer?.licencePlate, customer?.name].filter(Boolean).join(', ') || company.current.shopName,
    location: addressOf(booking),
    description: facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
  }
}

/**
 * Creates a new URL for the calendar of a point; the previous URL stops working. Returns null if there is no such
 * point.
 */
export async function renewGarageCalendar(
  tx: Tx,
  { shopUrl }: Pick<Config, 'shopUrl'>,
  slug: string,
  now: Date,
): Promise<string | null> {
  const secret = randomBytes(32).toString('base64url')
  const renewed = await tx.count`
    insert into garage_calendar (service_point_id, secret_hash, created_at)
    select id, ${hashOf(secret)}, ${now} from service_point where slug = ${slug}
    on conflict (service_point_id) do update set secret_hash = excluded.secret_hash, created_at = excluded.created_at`
  return renewed === 1 ? `${shopUrl.origin}/garage/calendar.ics?secret=${secret}` : null
}

/** Deletes the URL of a point's calendar. Returns false if the point had no such URL. */
export async function closeGarageCalendar(tx: Tx, slug: string): Promise<boolean> {
  const closed = await tx.count`
    delete from garage_calendar using service_point point where point.id = service_point_id and slug = ${slug}`
  return closed === 1
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
