import { expect, test } from 'vitest'
import { compareNames, NameRanks } from './name-ranks.ts'

const inOrder = (ranks: NameRanks, names: readonly string[]) =>
  [...names].sort((one, other) => ranks.rankOf(ranks.codeOf(one)) - ranks.rankOf(ranks.codeOf(other)))

test('names are ranked in Finnish alphabetical order', () => {
  const ranks = new NameRanks()
  ranks.learn(['Öljy', 'Zeta', 'Ava', 'Äva'])
  expect(inOrder(ranks, ['Öljy', 'Zeta', 'Ava', 'Äva'])).toEqual(['Ava', 'Zeta', 'Äva', 'Öljy'])
})

test('a name that is added later ranks between the known names, whose codes do not change', () => {
  const ranks = new NameRanks()
  ranks.learn(['Michelin', 'Continental'])
  const michelin = ranks.codeOf('Michelin')
  ranks.learn(['Goodyear', 'Apollo', 'Michelin', 'Toyo', 'Goodyear'])
  expect(ranks.codeOf('Michelin')).toBe(michelin)
  const names = ['Toyo', 'Michelin', 'Goodyear', 'Continental', 'Apollo']
  expect(inOrder(ranks, names)).toEqual(names.toReversed())
})

test('two spellings that sort alike still have an order', () => {
  expect(compareNames('Kes\u00e4', 'Kesa\u0308')).not.toBe(0)
  expect(compareNames('Kes\u00e4', 'Kesa\u0308')).toBe(-compareNames('Kesa\u0308', 'Kes\u00e4'))
})

test('hundreds of names are ranked, for which the array of ranks has to grow', () => {
  const ranks = new NameRanks()
  const names = Array.from({ length: 500 }, (_, place) => `Model ${String(place).padStart(3, '0')}`)
  for (const name of names.toReversed()) ranks.learn([name])
  expect(names.map((name) => ranks.rankOf(ranks.codeOf(name)))).toEqual([...names.keys()])
})
