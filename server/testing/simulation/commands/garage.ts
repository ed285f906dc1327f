import type { AppointmentAction } from '@pito/contracts/values/appointment-links'
import { bookingToken } from '../../../src/booking/firm/booking-token.ts'
import type { HistoryCommand } from '../command.ts'
import { outcomeOf } from '../command.ts'
import type { OrderModel } from '../model.ts'
import { observeAppointments } from '../reservations.ts'
import type { World } from '../world.ts'
import { timeOf } from './checkout.ts'
import { ofOrder } from './fulfilment.ts'

const saidOf: Readonly<Record<AppointmentAction, string>> = {
  move: 'the buyer moves the time of',
  cancel: 'the buyer cancels the time of',
  acknowledge: 'the garage acknowledges',
  decline: 'the garage declines',
  fitted: 'the garage has fitted',
}

/** Opens a link in an e-mail about the appointment, either the latest link or one from an earlier e-mail. */
export function pressesLink(which: number, action: AppointmentAction, isOld: boolean): HistoryCommand {
  return ofOrder(
    (order) => `${saidOf[action]} ${order}${isOld ? ' by an old link' : ''}`,
    which,
    async (model, world, order) => {
      const appointment = (await observeAppointments(world)).get(order.number)
      if (!appointment) return 'without an appointment'
      const sequence = Math.max(0, appointment.sequence - (isOld ? 1 : 0))
      const time = timeOf(model.now, 'late')
      const token = bookingToken(world.platform.config, action, { id: appointment.id, sequence })
      const outcome = await press(world, action, { token, ...(action === 'move' && time) })
      if (outcome === 'done') await follow(world, order, action)
      return outcome
    },
    ({ appointment }) => appointment !== null,
  )
}

async function press({ app }: World, action: AppointmentAction, payload: object): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: `/api/v1/appointment-link/${action}`, payload })
  return outcomeOf({ status: answer.statusCode, body: answer.json() })
}

/** Applies the action to the model. Opening a link a second time gets the same response and changes nothing. */
async function follow(world: World, { number, appointment }: OrderModel, action: AppointmentAction) {
  if (!appointment) return
  const seen = (await observeAppointments(world)).get(number)
  if (action === 'move') appointment.startsAt = seen?.startsAt?.getTime() ?? null
  if (action === 'move' && appointment.state === 'declined') appointment.state = 'firm'
  if (appointment.state !== 'firm') return
  if (action === 'cancel') appointment.state = 'cancelled'
  if (action === 'decline') appointment.state = 'declined'
  if (action === 'fitted') appointment.isDone = true
}
