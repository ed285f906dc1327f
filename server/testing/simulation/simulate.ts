import fc from 'fast-check'
import { histories } from './histories.ts'
import { newModel } from './model.ts'
import { settleInTheEnd } from './settle-in-the-end.ts'
import { names } from './small-world.ts'
import { openWorld } from './world.ts'

interface Simulation {
  readonly seed: number
  /** The largest number of commands in a history. */
  readonly steps: number
}

/** The time that fast-check spends on looking for a shorter history that fails as well. */
const shrinkMilliseconds = 120_000

/**
 * Runs one history and returns lines that say what happened. If the history fails, the error contains the lines of
 * the shortest history that fails too.
 */
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
