import type { Config } from '../../platform/config.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { lastChange, linkState } from '../rules/link-state.ts'
import { bookingToken } from './booking-token.ts'

export interface Fitting {
  /** `declined` means that the garage declined and the customer has not chosen another time yet. */
  readonly state: 'firm' | 'declined' | 'cancelled'
  /** The start of the appointment; null if the time is agreed by phone. */
  readonly startsAt: Date | null
  /** The time at which the garage reported that the fitting is done. */
  readonly doneAt: Date | null
}

export interface BookedFitting extends Fitting {
  readonly id: string
  /** The version of the appointment, for which its links are signed. */
  readonly sequence: number
  readonly confirmedAt: Date
}

/** Reads the state of the appointment of a paid order. Returns undefined if the order has no appointment. */
export async function readFitting(sql: Sql, orderId: string): Promise<BookedFitting | undefined> {
  return (await readFittings(sql, [orderId])).get(orderId)
}

/** Reads the same for several orders, by their ids. */
export async function readFittings(
  sql: Sql,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, BookedFitting>> {
  const rows = await sql<BookedFitting & { readonly orderId: string }>`
    select order_id, id, sequence, confirmed_at, lower(during) as starts_at, done_at,
      case when state = 'cancelled' and garage_answer is not distinct from 'declined' then 'declined' else state end
        as state
    from appointment where order_id = any(${orderIds}::uuid[]) and confirmed_at is not null`
  return new Map(rows.map(({ orderId, ...fitting }) => [orderId, fitting]))
}

interface MoveOffer {
  readonly token: string
  /** The moment until which the time can be changed; null for an appointment that the garage has declined. */
  readonly until: Date | null
}

/** Returns the token that moves the appointment, or null if the customer can no longer move it. */
export function moveOffer(config: Config, fitting: BookedFitting, now: Date): MoveOffer | null {
  const { sequence, startsAt } = fitting
  const isDeclined = fitting.state === 'declined'
  const booking = {
    ...fitting,
    state: fitting.state === 'firm' ? ('firm' as const) : ('cancelled' as const),
    garageAnswer: isDeclined ? ('declined' as const) : null,
  }
  const changeHours = config.bookingChangeHours
  if (startsAt === null || linkState('move', booking, { sequence, now, changeHours }) !== 'open') return null
  return {
    token: bookingToken(config, 'move', fitting),
    until: isDeclined ? null : lastChange(startsAt, changeHours),
  }
}
