import { expect } from 'vitest'
import type { Model, OrderModel } from './model.ts'
import { isPaidFor } from './model.ts'
import type { SeenAppointment } from './reservations.ts'
import { observeAppointments } from './reservations.ts'
import type { World } from './world.ts'

/** Expects that each paid order with a fitting has one appointment, in the state that the model says. */
export async function expectAppointments(model: Model, world: World): Promise<void> {
  const seen = await observeAppointments(world)
  for (const order of model.orders.filter((one) => isPaidFor(one) && one.isFitted)) {
    const found = seen.get(order.number)
    expect(found, `the appointment of order ${order.number}`).toBeDefined()
    if (found) follow(order, found)
  }
}

function follow(order: OrderModel, seen: SeenAppointment): void {
  const isDeclined = seen.state === 'cancelled' && seen.answer === 'declined'
  const found = {
    state: isDeclined ? ('declined' as const) : seen.state,
    startsAt: seen.startsAt?.getTime() ?? null,
    isDone: seen.doneAt !== null,
  }
  if (order.appointment === null) {
    expect(found.state, `the new appointment of order ${order.number}`).toBe('firm')
    order.appointment = found
  }
  expect(found, `the appointment of order ${order.number}`).toEqual(order.appointment)
}
