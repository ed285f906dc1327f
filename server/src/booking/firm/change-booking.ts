import type { LinkedAppointment } from '@pito/contracts/appointment-links'
import type { AppointmentAction } from '@pito/contracts/values/appointment-links'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { Context } from '../../platform/context.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { refuse } from '../../platform/refuse.ts'
import { minuteOf } from '../rules/helsinki.ts'
import { linkState } from '../rules/link-state.ts'
import { lockPoints } from '../store.ts'
import { timesOf } from '../times-of.ts'
import { versionOfToken } from './booking-token.ts'
import type { Booking } from './firm-store.ts'
import { lockOrderOf, readBooking } from './firm-store.ts'
import { jobOf } from './job-of-booking.ts'
import { orderToken } from './order-token.ts'

interface Link {
  readonly action: AppointmentAction
  readonly token: string
}

/** Reads the appointment that a link refers to, and what the link may do now. */
export async function openLink(ctx: Context, sql: Sql, { action, token }: Link) {
  const { config } = ctx.platform
  const { id, sequence } = versionOfToken(config, action, token)
  const booking = (await readBooking(sql, id)) ?? refuse('not-found')
  const state = linkState(action, booking, {
    sequence,
    now: ctx.now,
    changeHours: config.bookingChangeHours,
  })
  return { booking, state }
}

type Opened = Awaited<ReturnType<typeof openLink>>

/**
 * Changes the appointment of a link. First the order is locked, as in every other change of an order, then the point,
 * and then the appointment is read again. A second click therefore finds the change already made, and no appointment is
 * marked as fitted while its order is being cancelled.
 */
export async function changeBooking(
  ctx: Context,
  link: Link,
  change: (tx: Tx, opened: Opened) => Promise<void>,
): Promise<LinkedAppointment> {
  return await ctx.transaction(async (tx) => {
    const { booking } = await openLink(ctx, tx, link)
    await lockOrderOf(tx, booking.id)
    await lockPoints(tx, [booking.pointId])
    await change(tx, await openLink(ctx, tx, link))
    return linkedAppointment(ctx, await openLink(ctx, tx, link), link.action)
  })
}

/**
 * Shows the appointment to whoever has the link. Only the links of the customer also open the order; a garage must not
 * be able to cancel it.
 */
export function linkedAppointment(
  { platform: { config }, locale }: Pick<Context, 'platform' | 'locale'>,
  { booking, state }: Opened,
  action: AppointmentAction,
): LinkedAppointment {
  const { startsAt, point, order } = booking
  const isOfCustomer = action === 'move' || action === 'cancel'
  return {
    state,
    order_token: isOfCustomer && order ? orderToken(config, order.id) : null,
    ...jobIn(booking, locale),
    is_declined: booking.state === 'cancelled' && booking.garageAnswer === 'declined',
    dealer_id: booking.pointId,
    ...timesOf(startsAt),
    dealer: {
      slug: point.slug,
      company_name: point.name,
      contact_number: point.phone,
      address_line_1: point.street,
      zipcode: point.zipcode,
      city: point.city,
    },
  }
}

function jobIn(booking: Booking, locale: Locale) {
  const { orderNumber, tyres, services, licencePlate } = jobOf(booking, languageOf(locale))
  return {
    order_number: orderNumber,
    tyres: [...tyres],
    services: [...services],
    licence_plate: licencePlate,
  }
}

export function isSameTime(booking: Booking, date: string, minute: number): boolean {
  const { startsAt, state } = booking
  return (
    state === 'firm' && startsAt !== null && helsinkiDate(startsAt) === date && minuteOf(startsAt) === minute
  )
}
