import { expect } from 'vitest'
import { deliver } from './commands/messages.ts'
import { runMinuteJobs } from './commands/time.ts'
import { expectAgreement } from './expect-agreement.ts'
import type { Model } from './model.ts'
import { allowNothing } from './model.ts'
import type { World } from './world.ts'

const hour = 3_600_000
const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0)

/**
 * Gives the shop time to ask about all payments, and then expects that the providers and the shop record the same
 * money.
 */
export async function settleInTheEnd(model: Model, world: World): Promise<void> {
  world.history.push('everything is settled')
  await after(model, world, () => runMinuteJobs(model, world))
  model.now += 7 * hour
  world.at(model.now)
  await after(model, world, () => runMinuteJobs(model, world))
  await after(model, world, () => world.runJobs.runQueue())
  for (const call of world.providers.callbacks.splice(0))
    await after(model, world, () => deliver(model, world, call))
  await after(model, world, () => world.runJobs.runQueue())
  await expectSameMoney(world)
}

async function after(model: Model, world: World, work: () => Promise<unknown>): Promise<void> {
  allowNothing(model)
  await work()
  await expectAgreement(model, world)
}

/**
 * Expects that the shop knows all money that Paytrail took, and that Paytrail's refunds are those that the shop sent.
 */
async function expectSameMoney({ platform, providers }: World): Promise<void> {
  const { rows } = await platform.pool.query<{ id: string; received: number; sent: number }>(`
    select provider_id as id, coalesce(case when received_at is not null then coalesce(received_cents, amount_cents) end, 0)
      as received, coalesce((
        select sum(amount_cents) from refund where attempt_id = payment_attempt.id and state in ('made', 'pending')
      ), 0)::integer as sent
    from payment_attempt where provider_id is not null`)
  const known = new Map(rows.map((row) => [row.id, row]))
  for (const { id, status, paid, refunds } of await providers.payments()) {
    expect(known.get(id)?.received ?? 0, `payment ${id}`).toBe(status === 'ok' ? paid : 0)
    const back = sum(refunds.filter((refund) => refund.status !== 'fail').map(({ amount }) => amount))
    expect(back, `refunds of payment ${id}`).toBeLessThanOrEqual(known.get(id)?.sent ?? 0)
  }
}
