import { expect, test } from 'vitest'
import type { Chosen } from './chosen-store.ts'
import { readChosen, toggled, writeChosen } from './chosen-store.ts'

const tyre = (id: number) => ({
  id,
  name: `Nokian Tyres Hakkapeliitta R${id}`,
  size: '205/55R16',
  seasonId: 2,
})
const four: Chosen = [1, 2, 3, 4].map(tyre)

test('a tyre is chosen last, and a second press takes it away', () => {
  const two = toggled([tyre(1)], tyre(2))
  expect(two).toEqual([tyre(1), tyre(2)])
  expect(toggled(two ?? [], tyre(1))).toEqual([tyre(2)])
})

test('there is no room for a fifth, and still one of the four can be taken away', () => {
  expect(toggled(four, tyre(5))).toBeNull()
  expect(toggled(four, tyre(2))).toHaveLength(3)
})

test('what is stored is what is read again', () => {
  expect(readChosen(writeChosen(four))).toEqual(four)
  expect(readChosen(writeChosen([]))).toEqual([])
})

test.each([
  null,
  '',
  '12',
  'Nokian',
  '{"id":1}',
  '0 Nokian',
  '12 ',
  '\n\n',
  '99999999 Nokian',
  '12 Nokian Tyres',
])('%j in the browser’s store chooses nothing', (text) => {
  expect(readChosen(text)).toEqual([])
})

test('five lines in the store are four tyres', () => {
  expect(readChosen(writeChosen([...four, tyre(5)]))).toEqual(four)
})
