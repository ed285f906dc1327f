import type { HistoryCommand } from '../command.ts'
import { command } from '../command.ts'
import type { Method, Model } from '../model.ts'
import { cartOf, orderOfCart } from '../model.ts'
import { nth } from '../pick.ts'
import { names } from '../small-world.ts'
import type { World } from '../world.ts'
import { enterAccount } from './account.ts'
import { addItem, enterCode } from './cart.ts'
import type { Delivery } from './checkout.ts'
import { chooseDelivery, confirm, giveDetails } from './checkout.ts'
import { deliver } from './messages.ts'
import { comeBackFrom, finishAttempt } from './provider-page.ts'
import { startPayment } from './start-payment.ts'

/** How far a buyer who starts to pay continues. */
export type Ending = 'leaves' | 'pays and is lost' | 'pays and comes back' | 'pays and the provider calls'

interface Visit {
  readonly index: number
  readonly tyreId: number
  readonly quantity: number
  readonly delivery: Delivery
  readonly method: Method
  readonly ending: Ending
  /** True if the buyer enters the promo code, which requires logging in. */
  readonly withCode: boolean
}

/** Buys a tyre: the buyer goes from the product to the provider without a break, as most buyers do. */
export function buys(visit: Visit): HistoryCommand {
  const { index, tyreId, quantity, delivery, method, ending, withCode } = visit
  const title = `${names[index]} takes ${quantity} of tyre ${tyreId}, ${delivery}, goes to pay by ${method}${withCode ? ' with the promo code' : ''} and ${ending}`
  return command(title, async (model, world) => {
    const steps = [
      () => addWhatIsMissing(model, world, visit),
      () => chooseDelivery(model, world, index, delivery),
      ...(withCode ? [() => becomeCustomer(model, world, index), () => enterCode(model, world, index)] : []),
      () => confirm(model, world, index),
      () => giveDetails(model, world, index),
      () => startPayment(model, world, { index, method, order: orderOfCart(nth(model.people, index)) }),
    ]
    const outcomes: string[] = []
    for (const step of steps) {
      outcomes.push(await step())
      if (!outcomes.at(-1)?.startsWith('done')) return outcomes.join(', ')
    }
    return [...outcomes, await end(model, world, visit)].join(', ')
  })
}

function addWhatIsMissing(model: Model, world: World, { index, tyreId, quantity }: Visit): Promise<string> {
  const inCart = cartOf(nth(model.people, index)).has(tyreId)
  return inCart ? Promise.resolve('done') : addItem(model, world, { index, tyreId, quantity })
}

function becomeCustomer(model: Model, world: World, index: number): Promise<string> {
  return nth(model.people, index).isCustomer ? Promise.resolve('done') : enterAccount(model, world, index)
}

async function end(model: Model, world: World, { ending, method }: Visit): Promise<string> {
  const attempt = model.attempts.at(-1)
  if (!attempt || ending === 'leaves') return 'left'
  const before = world.providers.callbacks.length
  await finishAttempt(model, world, attempt, method === 'klarna' ? 'approve' : 'ok')
  if (ending === 'pays and comes back') return comeBackFrom(model, world, attempt)
  const [call] = world.providers.callbacks.slice(before)
  if (ending === 'pays and is lost' || !call) return 'lost'
  return deliver(model, world, call)
}
