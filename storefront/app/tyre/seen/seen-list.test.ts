import { expect, test } from 'vitest'
import type { SeenTyre } from './seen-list.ts'
import { seenOfText, textOfSeen, withSeen } from './seen-list.ts'

const tyre = (id: number): SeenTyre => ({
  id,
  name: `Kuura ${id}`,
  size: '205/55 R16 94T XL',
  picture: '/pictures/600/friction-1-hero.avif',
  fi: `/renkaat/henkiloautot/kitkarenkaat/205-55-R16/kuura/k/94T/XL/${id}`,
  en: `/tyres/car-suv-4x4/winter-friction/205-55-R16/kuura/k/94T/XL/${id}`,
})

test('what was seen last comes first, and once', () => {
  const seen = withSeen([tyre(1), tyre(2)], tyre(2))
  expect(seen.map(({ id }) => id)).toEqual([2, 1])
})

test('no more than eight are remembered', () => {
  const seen = Array.from({ length: 20 }, (_, place) => tyre(place + 1)).reduce(withSeen, [] as SeenTyre[])
  expect(seen.map(({ id }) => id)).toEqual([20, 19, 18, 17, 16, 15, 14, 13])
})

test('what is stored is read again', () => {
  expect(seenOfText(textOfSeen([tyre(1), { ...tyre(2), picture: '' }]))).toEqual([
    tyre(1),
    { ...tyre(2), picture: '' },
  ])
})

test.each([
  null,
  '',
  '{"id":1}',
  textOfSeen([{ ...tyre(1), fi: 'javascript:alert(1)' }]),
  textOfSeen([{ ...tyre(1), picture: 'https://elsewhere.example/x.avif' }]),
  textOfSeen([{ ...tyre(1), name: '' }]),
])('%j is no tyre of this shop', (text) => {
  expect(seenOfText(text)).toEqual([])
})
