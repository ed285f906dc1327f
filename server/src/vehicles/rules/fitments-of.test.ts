import { expect, test } from 'vitest'
import { fitmentsOf } from './fitments-of.ts'

test.each([
  [
    'equal sizes of both axles',
    [
      ['A', 'B'],
      ['A', 'B'],
    ],
    ['A', 'B'],
  ],
  [
    'equal sizes in another order',
    [
      ['A', 'B'],
      ['B', 'A'],
    ],
    ['A', 'B'],
  ],
  [
    'a different rear size',
    [
      ['A', 'B'],
      ['A', 'C'],
    ],
    ['A', 'B + C'],
  ],
  [
    'a front size that is also used on all wheels',
    [
      ['B', 'B'],
      ['B', 'C'],
    ],
    ['B', 'B + C'],
  ],
  [
    'a pair that is listed twice',
    [
      ['B', 'B'],
      ['C', 'C'],
    ],
    ['B + C'],
  ],
  ['lists of different lengths', [['A', 'B'], ['A']], ['A', 'B']],
  ['one axle', [['A', 'B']], ['A', 'B']],
  ['three axles', [['A'], ['B'], ['B']], ['A', 'B']],
  [
    'an unreadable rear size',
    [
      ['A', 'B'],
      ['C', '?'],
    ],
    ['A + C', 'B'],
  ],
  [
    'an unreadable front size',
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
