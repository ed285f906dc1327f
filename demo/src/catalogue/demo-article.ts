import { between, diceOf } from '../dice.ts'
import { seasonIdOf, vehicleTypeIdOf } from './demo-models.ts'
import { labelOf } from './label-of.ts'
import { popularityOf } from './popularity-of.ts'
import { priceHistory } from './price-history.ts'
import { priceOf } from './price-of.ts'
import { stockOf } from './stock-of.ts'
import type { Version } from './versions-of.ts'

export type DemoArticle = ReturnType<typeof demoArticle>

/**
 * Makes an article that depends only on its version, however many other articles there are. The row has the first
 * price; the later prices are returned beside it.
 */
export function demoArticle(version: Version, id: number, modelId: number) {
  const { model, size, loadIndex, loadIndexDual, speedIndex, reinforced, runFlat } = version
  const dice = diceOf(`${model.brand} ${model.name} ${size.id} ${loadIndex}${speedIndex}${runFlat}`)
  const prices = priceHistory(priceOf(version, dice), dice)
  const [first, ...laterPrices] = prices
  const row = {
    id,
    modelId,
    tyreSizeId: size.id,
    loadIndex,
    loadIndexDual,
    speedIndex,
    reinforced,
    runFlat,
    vehicleTypeId: vehicleTypeIdOf(model),
    tyreClass: model.tyreClass,
    seasonId: seasonIdOf(model),
    ...labelOf(version, dice),
    ean: eanOf(id),
    eprelId: model.label ? 990_000_000 + id : null,
    manufacturerProductId: `T${400_000 + id}`,
    priceCents: first?.cents ?? 0,
    purchaseCents: purchaseCentsOf(id, Math.min(...prices.map(({ cents }) => cents))),
    recyclingFeeIncluded: dice() < 0.97,
    state: dice() < 0.99 ? 'on-sale' : 'off-sale',
    popularity: popularityOf(version),
  }
  return { row, laterPrices, batches: stockOf(version, dice) }
}

/**
 * Returns an invented EAN. It begins with 20, because such codes are reserved for use within a shop, so no real
 * article has them.
 */
export function eanOf(id: number): string {
  const digits = `20${String(id).padStart(10, '0')}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const vatPermille = 255
/** The shop's margin of its lowest price, in hundredths of the price without VAT. */
const [leastMargin, mostMargin] = [6, 28]
const shareWithoutPurchasePrice = 0.03

/** Returns an invented purchase price without VAT, or null for the few articles whose supplier has not named one. */
function purchaseCentsOf(id: number, lowestCents: number): number | null {
  const dice = diceOf(`purchase price ${id}`)
  if (dice() < shareWithoutPurchasePrice) return null
  const netCents = (lowestCents * 1000) / (1000 + vatPermille)
  return Math.round((netCents * (100 - between(dice, leastMargin, mostMargin))) / 100)
}
