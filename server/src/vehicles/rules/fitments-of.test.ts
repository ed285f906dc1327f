import { expect, test } from 'vitest'
import { fitmentsOf } from './fitments-of.ts'

test.each([
  [
    'equal sizes of both axles are used on all wheels',
    [
      ['A', 'B'],
      ['A', 'B'],
    ],
    ['A', 'B'],
  ],
  [
    'equal sizes in another order are used on all wheels',
    [
      ['A', 'B'],
      ['B', 'A'],
    ],
    ['A', 'B'],
  ],
  [
    'a different rear size belongs to the front size at the same place',
    [
      ['A', 'B'],
      ['A', 'C'],
    ],
    ['A', 'B + C'],
  ],
  [
    'a front size that is also used on all wheels is two choices',
    [
      ['B', 'B'],
      ['B', 'C'],
    ],
    ['B', 'B + C'],
  ],
  [
    'a pair that is listed twice is one choice',
    [
      ['B', 'B'],
      ['C', 'C'],
    ],
    ['B + C'],
  ],
  ['lists of different lengths make no pairs', [['A', 'B'], ['A']], ['A', 'B']],
  ['the sizes of a single axle make no pairs', [['A', 'B']], ['A', 'B']],
  ['the sizes of three axles make no pairs', [['A'], ['B'], ['B']], ['A', 'B']],
  [
    'beside an unreadable rear size the front size is used on all wheels',
    [
      ['A', 'B'],
      ['C', '?'],
    ],
    ['A + C', 'B'],
  ],
  [
    'beside an unreadable front size the rear size is used on all wheels',
    [
      ['A', '?'],
      ['C', 'B'],
    ],
    ['A + C', 'B'],
  ],
] as const)('%s', (_name, axles, expected) => {
  const written: Record<string, string> = { A: '205/55 R16', B: '245/45 R18', C: '255/45 R18' }
  const fitments = fitmentsOf(axles.map((axle) => axle.map((name) => written[name] ?? '?')))
  const nameOf = (text: string) => Object.keys(written).find((name) => written[name] === text)
  const names = fitments.map(({ front, rear }) =>
    [front, ...(rear ? [rear] : [])].map(({ size_text }) => nameOf(size_text)).join(' + '),
  )
  expect(names).toEqual(expected)
})
