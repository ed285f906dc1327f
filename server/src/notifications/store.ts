import type { marketingEventNames } from '@pito/contracts/notifications'
import type { Locale } from '@pito/contracts/values/locale'
import { deleteInSlices } from '../platform/database/delete-in-slices.ts'
import type { Sql, Tx } from '../platform/database/sql.ts'
import { joined, name, part } from '../platform/database/statement.ts'
import type { EventOwner } from './event-owner.ts'

interface MarketingItem {
  readonly product_id: number
  readonly name: string
  readonly brand: string
  readonly price: number
  readonly quantity: number
}

export interface StoredEvent {
  readonly id: string
  readonly guestId: string | null
  readonly customerId: string | null
  readonly event: (typeof marketingEventNames)[number]
  readonly items: readonly MarketingItem[]
  readonly locale: Locale
  readonly createdAt: Date
  readonly sentAt: Date | null
  readonly lastError: string | null
}

const columns = part`
  id, guest_id, customer_id, event, items, locale, created_at,
  sent_at, last_error`

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type NewEvent = Pick<StoredEvent, 'id' | 'event' | 'items' | 'locale' | 'createdAt'> & {
  readonly owner: EventOwner
}

export async function insertEvent(tx: Tx, { owner, ...event }: NewEvent): Promise<StoredEvent> {
  const [row] = await tx<StoredEvent>`
    insert into marketing_event (id, ${name(owner.column)}, event, items, locale, created_at)
    values (${event.id}, ${owner.id}, ${event.event}, ${JSON.stringify(event.items)}, ${event.locale},
      ${event.createdAt})
    returning ${columns}`
  return row as StoredEvent
}

export async function readEvent(sql: Sql, id: string): Promise<StoredEvent | undefined> {
  const [row] = await sql<StoredEvent>`select ${columns} from marketing_event where id = ${id}`
  return row
}

export async function readOwnEvent(
  sql: Sql,
  owners: readonly EventOwner[],
  id: string,
): Promise<StoredEvent | undefined> {
  if (owners.length === 0 || !uuid.test(id)) return undefined
  const [row] = await sql<StoredEvent>`
    select ${columns} from marketing_event where id = ${id} and (${ownedBy(owners)})`
  return row
}

export async function deleteOwnEvent(sql: Sql, owners: readonly EventOwner[], id: string): Promise<boolean> {
  if (owners.length === 0 || !uuid.test(id)) return false
  return (await sql.count`delete from marketing_event where id = ${id} and (${ownedBy(owners)})`) === 1
}

export async function deleteOwnEvents(sql: Sql, owners: readonly EventOwner[]): Promise<number> {
  if (owners.length === 0) return 0
  return await sql.count`delete from marketing_event where ${ownedBy(owners)}`
}

export async function markSent(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`update marketing_event set sent_at = ${now}, last_error = null where id = ${id}`
}

export async function markFailed(sql: Sql, id: string, lastError: string): Promise<void> {
  await sql`update marketing_event set last_error = ${lastError} where id = ${id}`
}

export function deleteEventsBefore(sql: Sql, moment: Date): Promise<number> {
  return deleteInSlices(sql, 'marketing_event', part`created_at < ${moment}`)
}

function ownedBy(owners: readonly EventOwner[]) {
  return joined(
    owners.map(({ column, id }) => part`${name(column)} = ${id}`),
    ' or ',
  )
}
