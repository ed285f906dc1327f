import type fc from 'fast-check'
import { expectAgreement } from './expect-agreement.ts'
import type { Model } from './model.ts'
import { allowNothing } from './model.ts'
import type { World } from './world.ts'

export type HistoryCommand = fc.AsyncCommand<Model, World>

/** Does something with the shop and returns a short description of the outcome. */
type Run = (model: Model, world: World) => Promise<string | undefined> | string | undefined

/** Returns one command of a history. After the command the state of the shop has to match the model. */
export function command(
  title: string,
  run: Run,
  isPossible: (model: Readonly<Model>) => boolean = () => true,
): HistoryCommand {
  return {
    check: (model) => model.stepsLeft > 0 && isPossible(model),
    async run(model, world) {
      allowNothing(model)
      model.stepsLeft -= 1
      world.history.push(title)
      const outcome = await run(model, world)
      world.history.splice(-1, 1, outcome ? `${title}: ${outcome}` : title)
      await expectAgreement(model, world)
    },
    toString: () => `\n  ${title}`,
  }
}

interface Answered {
  readonly status: number
  readonly body: { readonly code?: string }
}

/**
 * Returns the code of a refusal, or `done`. An internal error of the shop is never an acceptable response, so it is
 * thrown.
 */
export function outcomeOf({ status, body }: Answered): string {
  if (status >= 500 && body.code !== 'payment-provider-away')
    throw new Error(`The shop answered ${status}: ${JSON.stringify(body)}`)
  return status === 200 ? 'done' : (body.code ?? String(status))
}
