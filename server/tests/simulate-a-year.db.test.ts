import { expect, test } from 'vitest'
import { afterTestFile } from '../testing/after-test-file.ts'
import { simulate } from '../testing/simulation/simulate.ts'
import { worldTemplate } from '../testing/simulation/world.ts'

/** `npm run simulate` runs more histories. With `-- --minutes` it runs as many as fit in the given time. */
const firstSeed = Number(process.env.SIMULATION_SEED ?? 1)
const count = Number(process.env.SIMULATION_COUNT ?? 2)
const minutes = Number(process.env.SIMULATION_MINUTES ?? 0)
const steps = 100
const patience = { timeout: 240_000 + minutes * 60_000 }

const template = await worldTemplate()
afterTestFile(() => template.drop())

const seeds = Array.from({ length: minutes > 0 ? 0 : count }, (_, index) => firstSeed + index)
test.each(seeds)('history %i keeps what always holds and agrees with the model', patience, async (seed) => {
  const lines = await simulate(template.name, { seed, steps })
  if (count === 1) process.stdout.write(`${lines.join('\n')}\n`)
  expect(lines.length).toBeGreaterThan(0)
})

const spans = minutes > 0 ? [minutes] : []
test.each(spans)('so do all histories that there is time for in %i minutes', patience, async (span) => {
  const end = Date.now() + span * 60_000
  let commands = 0
  for (let seed = firstSeed; Date.now() < end; seed++) {
    commands += (await simulate(template.name, { seed, steps })).length
    process.stdout.write(`seed ${seed}: ${commands} commands so far\n`)
  }
  expect(commands).toBeGreaterThan(0)
})
