import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '@pito/contracts/product'
import { landingOfSize, sizeOfProduct } from '@pito/contracts/values/tyre-size'
import { expect, test } from 'vitest'
import { testPlatform } from '../../../testing/test-platform.ts'
import { buildApi } from '../../app.ts'

const platform = await testPlatform({ demoArticles: 5000 })
const { app } = await buildApi(platform)

/** A search text, and what one of the first three tyres must be. An empty field may have any value. */
const queries = readFileSync(join(import.meta.dirname, 'testing/queries.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(';'))

const mostMissed = 3

test.each(['fi_FI', 'en_GB'])(
  'at least 97 of 100 search texts show their target among the first three, in %s',
  async (locale) => {
    const missed: string[] = []
    for (const [query = '', ...target] of queries) {
      const url = `/api/v1/search?${new URLSearchParams({ q: query, per_page: '3' })}`
      const { data } = (await app.inject({ url, headers: { locale } })).json()
      if (!data.some((product: Product) => isTarget(product, target)))
        missed.push(`${query} finds ${data.map(({ name }: Product) => name)}`)
    }
    expect(queries.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(
      queries.length - mostMissed,
    )
    expect(queries).toHaveLength(100)
  },
)

function isTarget(product: Product, [name = '', size, seasons, vehicle]: readonly string[]): boolean {
  return (
    product.name.includes(name) &&
    (!size || landingOfSize(sizeOfProduct(product)) === size) &&
    (!seasons || seasons.split(',').includes(String(product.tyre_season_id))) &&
    (!vehicle || product.vehicle_type === Number(vehicle))
  )
}
