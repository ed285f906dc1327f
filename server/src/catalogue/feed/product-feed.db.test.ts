import { fillDemo } from '@pito/demo/fill'
import { expect, test } from 'vitest'
import { smallShop } from '../../../testing/small-shop.ts'
import { openCatalogue } from '../open-catalogue.ts'
import { productFeed } from './product-feed.ts'

test('the feed comes in parts of a hundred, so that nobody else waits for it', async () => {
  const { platform } = await smallShop()
  await platform.sql.transaction((tx) => fillDemo(tx, { articles: 600 }))
  await openCatalogue(platform)
  const sizes: number[] = []
  for await (const part of productFeed(platform, 'fi')) sizes.push(part.split('<item>').length - 1)
  expect(Math.max(...sizes)).toBe(100)
  const { rows } = await platform.pool.query<{ count: number }>(
    'select count(*)::int as count from tyre where active',
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(rows[0]?.count)
})
