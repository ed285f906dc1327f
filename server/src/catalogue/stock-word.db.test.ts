import { formatStock } from '@pito/contracts/values/format-stock'
import { expect, test } from 'vitest'
import { smallShop } from '../../testing/small-shop.ts'

test('the database calls a stock as the pages do, so that a page never shows an old figure', async () => {
  const { platform } = await smallShop()
  const { rows } = await platform.pool.query<{ quantity: number; word: string }>(
    'select quantity, stock_word(quantity) as word from generate_series(-3, 300) as quantity',
  )
  expect(rows.map(({ word }) => word)).toEqual(rows.map(({ quantity }) => formatStock(quantity)))
})
