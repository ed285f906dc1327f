import type { createAppointment as contract } from '@pito/contracts/booking'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { slotMinutes } from '@pito/contracts/values/appointment-slot'
import {
  dateMissing,
  endNotHalfAnHour,
  servicesNotOffered,
  timeMissing,
} from '@pito/contracts/values/booking-sentences'
import type { HoldRequest } from '../booking/index.ts'
import { holdSlot, minuteOfTime, showAppointment } from '../booking/index.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { holderOf, ownerOf, setCartCookies } from './cart-owner.ts'
import { saveChoice, setServices } from './choice-store.ts'
import { inReadableCart } from './in-readable-cart.ts'
import { mergeGuestCart } from './merge-cart.ts'
import { installationId, priceServices } from './price-services.ts'
import type { OpenCart } from './store.ts'
import { lockOpenCart } from './store.ts'
import { readRows, tyresInCart } from './tyres-in-cart.ts'

type CreateAppointment = Input<typeof contract.customer>

/** Holds a time for the caller's own open cart and replaces the time that it held before. */
export async function createAppointment(
  ctx: Context,
  input: CreateAppointment,
): Promise<Answer<typeof contract.customer>> {
  const reduced = await mergeGuestCart(ctx)
  const owner = ownerOf(ctx.caller) ?? refuse('not-found')
  const time = timeOf(ctx, input)
  const held = await inReadableCart(ctx, { owners: [owner], put: [] }, async (tx) => {
    const cart = (await lockOpenCart(tx, owner, input.cart_id)) ?? refuse('not-found')
    const tyres = tyresInCart(await readRows(ctx, tx, cart))
    const serviceIds = [...new Set([installationId, ...input.service_ids])]
    const pointId = input.dealer_id
    await holdSlot(tx, ctx, { pointId, cartId: cart.id, holder: holderOf(owner), tyres, serviceIds, time })
    await chooseFitting(tx, ctx, cart, { tyres, serviceIds, pointId })
    return (await showAppointment(tx, cart.id, ctx.now)) ?? refuse('slot-taken')
  })
  setCartCookies(ctx, owner)
  return ok(held, reduced)
}

function timeOf({ locale }: Context, input: CreateAppointment): HoldRequest['time'] {
  const { without_calendar, schedule_date: date, start_time, end_time } = input
  if (Number(without_calendar ?? 0) === 1) return null
  if (!date || !start_time)
    refuse('not-valid', {
      errors: {
        ...(!date && { schedule_date: [dateMissing[locale]] }),
        ...(!start_time && { start_time: [timeMissing[locale]] }),
      },
    })
  const minute = minuteOfTime(start_time)
  if (end_time && minuteOfTime(end_time) !== minute + slotMinutes)
    refuse('not-valid', { errors: { end_time: [endNotHalfAnHour[locale]] } })
  return { date, minute }
}

/** Stores in the cart what the appointment implies: its services, and delivery of the tyres to the service point. */
async function chooseFitting(
  tx: Tx,
  ctx: Context,
  { id, services }: OpenCart,
  { tyres, serviceIds, pointId }: Pick<HoldRequest, 'tyres' | 'serviceIds' | 'pointId'>,
): Promise<void> {
  const extra = serviceIds.filter((serviceId) => serviceId !== installationId)
  const chosen = extra.map(
    (serviceId) => services.find((one) => one.serviceId === serviceId) ?? { id: 0, serviceId, rim: null },
  )
  if (!(await priceServices(ctx, tx, { tyres, chosen, pointId })).areServed)
    refuse('not-valid', { errors: { service_ids: [servicesNotOffered[ctx.locale]] } })
  await saveChoice(tx, id, { fitting: true, addressType: 'servicepoint' }, ctx.now)
  await setServices(tx, id, extra, ctx.now)
}
