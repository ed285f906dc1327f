import type { LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import type { ListData } from './load-list.ts'
import { packing, unpackedList } from './pack-list.ts'

const data = {
  total: 1,
  tyres: [{ tyre: { id: 7, model: '”Hakka” \\ 10' } }],
  options: {},
  guide: null,
  plate: null,
}
const list = data as unknown as ListData

test('a packed list has its tyres as a text and is the same list after unpacking', async () => {
  const packed = await packing(async () => list)({} as LoaderFunctionArgs)
  expect(packed).toEqual({ total: 1, packed: expect.stringContaining('"id":7') })
  expect(unpackedList(packed)).toEqual(list)
})

test('a list that the browser loaded is not packed and stays the same object', () => {
  expect(unpackedList(list)).toBe(list)
})
