import type { HistoryCommand } from '../command.ts'
import { command } from '../command.ts'
import type { Model } from '../model.ts'
import { mayBecome } from '../model.ts'
import { isRefundDue } from '../order-rules.ts'
import { expectNothingExpired } from '../reservations.ts'
import type { World } from '../world.ts'
import { followAppointment } from './fulfilment.ts'

const minute = 60_000
const spans = {
  'a minute': minute,
  'ten minutes': 10 * minute,
  'half an hour': 30 * minute,
  'three hours': 180 * minute,
  'a day': 1440 * minute,
  'a week': 7 * 1440 * minute,
  'two months': 60 * 1440 * minute,
}
type Span = keyof typeof spans
export const allSpans = Object.keys(spans) as Span[]

export function timePasses(span: Span): HistoryCommand {
  return command(`${span} passes`, (model, world) => {
    model.now += spans[span]
    world.at(model.now)
    return new Date(model.now).toISOString()
  })
}

/**
 * Runs the jobs of each minute: they ask providers about payments and release reservations that have not been paid.
 */
export function minuteJobsRun(): HistoryCommand {
  return command('the jobs of each minute run', async (model, world) => {
    await runMinuteJobs(model, world)
    return undefined
  })
}

export async function runMinuteJobs(model: Model, world: World): Promise<void> {
  for (const attempt of model.attempts) mayLearnOutcome(model, attempt)
  for (const order of model.orders) followAppointment(model, order)
  await world.runJobs.runScheduled('minute')
  await expectNothingExpired(world, model.now)
}

/**
 * Allows that the shop learns the outcome of a payment. The model does not say which payments the shop asks about.
 */
function mayLearnOutcome(model: Model, { providerId, order }: Model['attempts'][number]): void {
  model.reportedPayments.add(providerId)
  if (order.status !== 'open') return
  model.undecided.add(order)
  mayBecome(model, order, 'open', 'paid')
}

/**
 * Runs the jobs of the night, which delete unpaid orders and carts of guests after ninety days, and those of each hour,
 * which refund withdrawals on their last day.
 */
export function nightJobsRun(): HistoryCommand {
  return command('the jobs of the night run', async (model, world) => {
    for (const order of model.orders) if (order.receivedCents === 0) model.mayDisappear.add(order)
    for (const person of model.people) if (!person.isCustomer) model.looseCarts.add(person)
    for (const order of model.orders.filter((one) => isRefundDue(one, model.now))) {
      mayBecome(model, order, 'refunded')
      model.credits.set(order, { least: order.creditedCents, most: order.cents })
    }
    await world.runJobs.runScheduled('night')
    return undefined
  })
}

export function queueRuns(): HistoryCommand {
  return command('the queue of jobs is worked off', async (_, world) => {
    await world.runJobs.runQueue()
    return undefined
  })
}
