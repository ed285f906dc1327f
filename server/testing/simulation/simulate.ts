import fc from 'fast-check'
import { histories } from './histories.ts'
import { newModel } from './model.ts'
import { settleInTheEnd } from './settle-in-the-end.ts'
import { names } from './small-world.ts'
import { openWorld } from './world.ts'

interface Simulation {
  readonly seed: number
  /** The most commands that a history has. */
  readonly steps: number
}

/** So long fast-check looks for a shorter history that fails as well. */
const shrinkMilliseconds = 120_000

/** One history, in lines that say what happened. The error of one that fails has those of the shortest that fails too. */
export async function simulate(template: string, { seed, steps }: Simulation): Promise<readonly string[]> {
  let lines: readonly string[] = []
  let found = 0
  const property = fc.asyncProperty(histories(steps), async (commands) => {
    const world = await openWorld(template)
    lines = world.history
    const model = newModel(names.length, steps)
    await fc
      .asyncModelRun(() => ({ model, real: world }), commands)
      .then(() => settleInTheEnd(model, world))
      .catch((error: Error) => {
        found ||= lines.length
        error.message += `\n\nFound after ${found} commands. The shortest history that fails:\n${lines.join('\n')}\n`
        throw error
      })
      .finally(() => world.close())
  })
  await fc.assert(property, { seed, numRuns: 1, unbiased: true, interruptAfterTimeLimit: shrinkMilliseconds })
  return lines
}
