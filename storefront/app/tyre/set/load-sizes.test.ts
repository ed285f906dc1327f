import type { Api } from '@pito/web/api/api'
import { expect, test } from 'vitest'
import { loadSizes } from '../load-tyre.ts'

const row = (id: number, size_text: string, [width, aspect_ratio, diameter]: readonly number[]) => ({
  id,
  size_text,
  width,
  aspect_ratio,
  diameter,
  link: '',
  net_price_with_rc: 100,
  in_stock: 8,
})
const rows = [
  row(1, '225/40 R18 92Y', [225, 40, 18]),
  row(2, '225/40 R18 88W', [225, 40, 18]),
  row(3, '255/35 R18 94Y', [255, 35, 18]),
  row(4, '255/45 R18 99Y', [255, 45, 18]),
]
const api = (async () => ({ success: 1, data: rows })) as unknown as Api

test('a tyre is offered with those that the cart takes as front and rear: not in its own size, nor far from its height', async () => {
  const { sizes } = await loadSizes(api, 1)
  expect(sizes.map(({ id }) => id)).toEqual([1, 3])
})
