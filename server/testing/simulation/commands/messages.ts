import { expect } from 'vitest'
import type { HistoryCommand } from '../command.ts'
import { command } from '../command.ts'
import type { AttemptModel, Model } from '../model.ts'
import { isReserved, mayBecome } from '../model.ts'
import { fromLatest, oneOfLatest } from '../pick.ts'
import { isStockEnough } from '../stock.ts'
import type { World } from '../world.ts'

/**
 * Delivers a waiting callback to the shop, which may have been lost until now, come a second time, or overtake an
 * earlier one.
 */
export function deliversCallback(which: number, stays: boolean): HistoryCommand {
  return command(
    `${fromLatest('callback', which)} that waits arrives${stays ? ' and will come again' : ''}`,
    (model, world) => {
      const { callbacks } = world.providers
      const call = oneOfLatest(callbacks, which)
      if (!call) return 'none'
      if (!stays) callbacks.splice(callbacks.indexOf(call), 1)
      return deliver(model, world, call)
    },
  )
}

type Call = World['providers']['callbacks'][number]

export async function deliver(model: Model, world: World, call: Call): Promise<string> {
  for (const attempt of await attemptsNamedIn(model, world, call))
    await reportOutcome(model, world, attempt, call.url)
  const { pathname, search } = new URL(call.url)
  const answer = await world.app.inject({
    method: call.method,
    url: pathname + search,
    ...(call.body && { payload: call.body }),
  })
  expect(answer.statusCode, `answer to ${pathname}`).not.toBe(500)
  return `${pathname.split('/').slice(3, 5).join(' ')}: ${answer.statusCode}`
}

/**
 * Returns the attempts that a callback names. Paytrail's callback contains the id of its transaction; Klarna's
 * contains the shop's own id of the attempt in its path.
 */
async function attemptsNamedIn(model: Model, { platform }: World, { url }: Call): Promise<AttemptModel[]> {
  const { pathname, searchParams } = new URL(url)
  const { rows } = await platform.pool.query<{ providerId: string }>(
    'select provider_id as "providerId" from payment_attempt where id::text = $1',
    [pathname.split('/')[5] ?? ''],
  )
  const named = [searchParams.get('checkout-transaction-id'), ...rows.map(({ providerId }) => providerId)]
  return model.attempts.filter(({ providerId }) => named.includes(providerId))
}

/**
 * Lets the shop learn the outcome of a payment. If everything in the order is reserved, the shop has to accept the
 * money.
 */
export async function reportOutcome(
  model: Model,
  world: World,
  attempt: AttemptModel,
  message: string,
): Promise<void> {
  const { order } = attempt
  if (model.forged.has(message)) return
  model.reportedPayments.add(attempt.providerId)
  if (order.status !== 'open') return
  model.undecided.add(order)
  if (await hasToBePaid(model, world, attempt, message)) mayBecome(model, order, 'paid')
  else mayBecome(model, order, 'open', 'paid')
}

/**
 * Returns whether the order has to be paid after this callback. Paytrail signs its message. Klarna's message is not
 * trusted: the shop asks Klarna, which decides.
 */
async function hasToBePaid(
  model: Model,
  world: World,
  { order }: AttemptModel,
  message: string,
): Promise<boolean> {
  if (!isReserved(order, model.now) || !URL.canParse(message)) return false
  const { searchParams } = new URL(message)
  const isPaid = searchParams.get('checkout-status') === 'ok'
  const isWhole = searchParams.get('checkout-amount') === String(order.cents)
  return isPaid && isWhole && (await isStockEnough(model, world, order))
}
