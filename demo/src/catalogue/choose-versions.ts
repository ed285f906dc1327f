import { diceOf } from '../dice.ts'
import type { DemoModel } from './demo-models.ts'
import { demoModels, laterGeneration } from './demo-models.ts'
import type { DemoSize } from './demo-sizes.ts'
import { demoSizes, isDefaultSize, isMadeIn } from './demo-sizes.ts'
import type { Version } from './versions-of.ts'
import { versionsOf } from './versions-of.ts'

/**
 * So many articles, the most wanted first, so that fewer are the beginning of more. The models of the file are made
 * in some tens of thousands of versions; beyond that come invented later generations of them ("… Gen 2").
 */
export function* chooseVersions(count: number): Generator<Version[]> {
  const sizes = demoSizes()
  const first = demoModels()
  let missing = count
  for (let generation = 1; missing > 0; generation += 1) {
    const models = generation === 1 ? first : first.map((model) => laterGeneration(model, generation))
    const versions = mostWantedFirst(models, sizes).slice(0, missing)
    missing -= versions.length
    yield versions
  }
}

function mostWantedFirst(models: readonly DemoModel[], sizes: readonly DemoSize[]): Version[] {
  const all = models.flatMap((model) =>
    sizes.filter((size) => isMadeIn(model, size)).flatMap((size) => versionsOf(model, size)),
  )
  const ranked = all
    .map((version) => ({ version, rank: rankOf(version) }))
    .sort((one, other) => one.rank - other.rank)
  return bestOfEachFirst(ranked.map(({ version }) => version))
}

/** Efraimidis and Spirakis: sorted by this, any beginning is a draw without replacement by weight. */
function rankOf({ model, size, loadIndex, speedIndex, runFlat, weight }: Version): number {
  const dice = diceOf(
    `${model.brand}|${model.name}|${size.id}|${loadIndex}${speedIndex}${runFlat ? 'RF' : ''}`,
  )
  return -Math.log(1 - dice()) / weight
}

/** No model and no size is left without an article, and the default sizes are there in every model. */
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
