import { chooseAt } from '../../buyers-over-http.ts'
import type { HistoryCommand } from '../command.ts'
import { command } from '../command.ts'
import type { AttemptModel, Model } from '../model.ts'
import { fromLatest, nth, oneOfLatest } from '../pick.ts'
import type { World } from '../world.ts'
import { reportOutcome } from './messages.ts'

const day = 86_400_000
/** The time after which the page of a provider has expired. */
const longestVisit = 2 * day

/** Finishes a payment on the page of a provider. The callbacks wait until the history delivers them. */
export function finishesAtProvider(
  which: number,
  outcomes: Readonly<Record<'paytrail' | 'klarna', string>>,
): HistoryCommand {
  return command(
    `somebody finishes ${fromLatest('payment', which)} with ${outcomes.paytrail} or ${outcomes.klarna}`,
    async (model, world) => {
      const attempt = oneOfLatest(unfinished(model), which)
      if (!attempt) return 'none'
      const outcome = outcomes[attempt.method === 'klarna' ? 'klarna' : 'paytrail']
      await finishAttempt(model, world, attempt, outcome)
      return `payment ${model.attempts.indexOf(attempt) + 1} ${outcome}`
    },
    (model) => unfinished(model).length > 0,
  )
}

function unfinished({ attempts, now }: Readonly<Model>): AttemptModel[] {
  return attempts.filter(({ startedAt }) => now - startedAt <= longestVisit)
}

/** Outcomes in which somebody else pretends to be Paytrail. */
const forgeries = new Set(['wrong-stamp', 'wrong-signature', 'extra-parameter'])

export async function finishAttempt(
  { forged }: Model,
  { providers }: World,
  attempt: AttemptModel,
  outcome: string,
): Promise<void> {
  const before = providers.callbacks.length
  const redirect = await chooseAt(attempt.url, outcome)
  attempt.redirect = redirect ?? attempt.redirect
  const messages = [redirect, ...providers.callbacks.slice(before).map(({ url }) => url)]
  if (forgeries.has(outcome)) for (const message of messages) if (message !== null) forged.add(message)
}

export function comesBack(which: number): HistoryCommand {
  return command(
    `the browser comes back from ${fromLatest('payment', which)}`,
    (model, world) => {
      const attempt = oneOfLatest(withRedirect(model), which)
      return attempt && comeBackFrom(model, world, attempt)
    },
    (model) => withRedirect(model).length > 0,
  )
}

const withRedirect = ({ attempts }: Readonly<Model>) => attempts.filter(({ redirect }) => redirect !== null)

export async function comeBackFrom(model: Model, world: World, attempt: AttemptModel): Promise<string> {
  await reportOutcome(model, world, attempt, attempt.redirect ?? '')
  await nth(world.people, attempt.order.person).comeBack(attempt.redirect ?? '')
  return `payment ${model.attempts.indexOf(attempt) + 1}`
}
