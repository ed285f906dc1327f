import { expect, test } from 'vitest'
import { compareAddress } from './compare-address.ts'
import { readComparedIds } from './load-compare.ts'

const read = (query: string) => readComparedIds(new URLSearchParams(query))

test('an address without tyres asks for nothing', () => {
  expect(read('')).toBeNull()
  expect(read('ids=')).toEqual({ ids: [], unreadable: 0, tooMany: 0 })
})

test('tyres stand in the order of the address, each once', () => {
  expect(read('ids=34,12,34')?.ids).toEqual([34, 12])
  expect(read('ids=34&ids=12')?.ids).toEqual([34, 12])
})

test('what the page writes is what it reads', () => {
  expect(read(compareAddress([5, 1, 9]).split('?')[1] ?? '')?.ids).toEqual([5, 1, 9])
})

test('the fifth and later ones are counted, not compared', () => {
  expect(read('ids=1,2,3,4,5,6')).toEqual({ ids: [1, 2, 3, 4], unreadable: 0, tooMany: 2 })
})

test.each(['nokian', '-1', '0', '1.5', '1e3', '٣', '12345678', "1' or 1=1"])('%s names no tyre', (part) => {
  expect(read(new URLSearchParams({ ids: `7,${part}` }).toString())).toEqual({
    ids: [7],
    unreadable: 1,
    tooMany: 0,
  })
})

test('ten thousand numbers are not all read', () => {
  const many = Array.from({ length: 10_000 }, (_, place) => place + 1).join(',')
  expect(read(`ids=${many}`)?.ids).toEqual([1, 2, 3, 4])
})
