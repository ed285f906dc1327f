import { diceOf } from '../dice.ts'
import type { DemoModel } from './demo-models.ts'
import { demoModels, laterGeneration } from './demo-models.ts'
import type { DemoSize } from './demo-sizes.ts'
import { demoSizes, isDefaultSize, isMadeIn } from './demo-sizes.ts'
import type { Version } from './versions-of.ts'
import { versionsOf } from './versions-of.ts'

/**
 * Returns the requested number of articles, the most popular first. A smaller shop thus has the first articles of a
 * larger one. The models in the data file have some tens of thousands of versions. If more are requested, later
 * generations of the models are invented (“… Gen 2”).
 */
export function* chooseVersions(count: number): Generator<Version[]> {
  const sizes = demoSizes()
  const first = demoModels()
  let missing = count
  for (let generation = 1; missing > 0; generation += 1) {
    const models = generation === 1 ? first : first.map((model) => laterGeneration(model, generation))
    const versions = mostPopularFirst(models, sizes).slice(0, missing)
    missing -= versions.length
    yield versions
  }
}

function mostPopularFirst(models: readonly DemoModel[], sizes: readonly DemoSize[]): Version[] {
  const all = models.flatMap((model) =>
    sizes.filter((size) => isMadeIn(model, size)).flatMap((size) => versionsOf(model, size)),
  )
  const ranked = all
    .map((version) => ({ version, rank: rankOf(version) }))
    .sort((one, other) => one.rank - other.rank)
  return bestOfEachFirst(ranked.map(({ version }) => version))
}

/**
 * Returns the rank of a version for weighted sampling by Efraimidis and Spirakis: if versions are sorted by rank,
 * their first n are a weighted sample without replacement, for every n.
 */
function rankOf({ model, size, loadIndex, speedIndex, runFlat, weight }: Version): number {
  const dice = diceOf(
    `${model.brand}|${model.name}|${size.id}|${loadIndex}${speedIndex}${runFlat ? 'RF' : ''}`,
  )
  return -Math.log(1 - dice()) / weight
}

/**
 * Moves some versions to the front, so that even a small shop has an article of each model and each size, and each
 * model in the default sizes.
 */
function bestOfEachFirst(ranked: readonly Version[]): Version[] {
  const seen = new Set<string>()
  const isFirst = (key: string) => !seen.has(key) && seen.add(key) !== undefined
  const isAhead = ranked.map(({ model, size }) => {
    const name = `${model.brand} ${model.name}`
    const ofModel = isFirst(name)
    const ofSize = isFirst(`${size.id} ${model.season}`)
    return (isDefaultSize(size) && isFirst(`${name} ${size.id}`)) || ofModel || ofSize
  })
  return [...ranked.filter((_, index) => isAhead[index]), ...ranked.filter((_, index) => !isAhead[index])]
}
