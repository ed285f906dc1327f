import type { Sql, Tx } from '@pito/server/src/platform/database/sql.ts'
import { continueIds, insertRows } from '../insert-rows.ts'
import { chooseVersions } from './choose-versions.ts'
import type { DemoArticle } from './demo-article.ts'
import { demoArticle } from './demo-article.ts'
import { fillBrandsAndSizes, fillModels, modelIdOf } from './fill-names.ts'
import type { PriceDay } from './price-history.ts'
import { priceDays } from './price-history.ts'
import type { Version } from './versions-of.ts'

const articlesOfDemo = 6000
const batchSize = 10_000

/**
 * Fills the catalogue. Brands, models and sizes are real; prices, stock and label values are invented. Prices change
 * over time, as in a real shop.
 */
export async function fillCatalogue(tx: Tx, articles: number = articlesOfDemo): Promise<void> {
  await tx`select set_config('pito.bulk', 'on', true)`
  await fillBrandsAndSizes(tx)
  let filled = 0
  let generation = 0
  for (const versions of chooseVersions(articles)) {
    generation += 1
    await fillModels(tx, generation)
    for (let at = 0; at < versions.length; at += batchSize) {
      await fillArticles(tx, versions.slice(at, at + batchSize), filled + at)
    }
    filled += versions.length
  }
  await tx`
    update model set popularity = sold.tyres
    from (select model_id, sum(popularity) as tyres from tyre group by model_id) as sold
    where sold.model_id = model.id`
  await continueIds(tx, 'tyre')
  await continueIds(tx, 'stock_batch')
  await tx`select set_config('pito.bulk', 'off', true), set_config('pito.now', '', true)`
  await tx`analyze tyre, stock_batch, price_history`
}

export async function hasCatalogue(sql: Sql): Promise<boolean> {
  return (await sql`select from tyre limit 1`).length > 0
}

async function fillArticles(tx: Tx, versions: readonly Version[], idsBefore: number): Promise<void> {
  const articles = versions.map((version, index) =>
    demoArticle(version, idsBefore + index + 1, modelIdOf(version.model)),
  )
  await goTo(tx, priceDays[0])
  await insertRows(
    tx,
    'tyre',
    articles.map(({ row }) => row),
  )
  for (const day of priceDays.slice(1)) await changePrices(tx, articles, day)
  const batches = articles.flatMap(({ row, batches: own }) =>
    own.map((batch) => ({ tyreId: row.id, ...batch })),
  )
  await insertRows(tx, 'stock_batch', batches)
}

async function changePrices(tx: Tx, articles: readonly DemoArticle[], day: PriceDay): Promise<void> {
  const changes = articles.flatMap(({ row, laterPrices }) =>
    laterPrices.filter((step) => step.day === day).map(({ cents }) => ({ id: row.id, cents })),
  )
  if (changes.length === 0) return
  const [ids, cents] = [changes.map((change) => change.id), changes.map((change) => change.cents)]
  await goTo(tx, day)
  await tx`
    update tyre set price_cents = new_price.cents
    from unnest(${ids}::integer[], ${cents}::integer[]) as new_price (id, cents)
    where tyre.id = new_price.id`
}

async function goTo(tx: Tx, day: PriceDay): Promise<void> {
  await tx`select set_config('pito.now', ${`${day}T05:00:00Z`}, true)`
}
