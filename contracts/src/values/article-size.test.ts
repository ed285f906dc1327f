import fc from 'fast-check'
import { expect, test } from 'vitest'
import { articleSizeText, parseArticleSize } from './article-size.ts'

const plain = {
  zRated: false,
  construction: 'R',
  commercial: false,
  loadIndex: null,
  loadIndexDual: null,
  speedIndex: null,
  reinforced: null,
}

test.each([
  [
    '205/55R16 91V XL',
    { width: 205, aspect: 55, diameter: 16, loadIndex: 91, speedIndex: 'V', reinforced: 'XL' },
  ],
  ['205/55 r16 91v', { width: 205, aspect: 55, diameter: 16, loadIndex: 91, speedIndex: 'V' }],
  [
    '205/55ZR16 91 (Y)',
    { width: 205, aspect: 55, zRated: true, diameter: 16, loadIndex: 91, speedIndex: '(Y)' },
  ],
  [
    '205/55 ZR 16 (94Y) XL',
    {
      ...{ width: 205, aspect: 55, zRated: true, diameter: 16 },
      ...{ loadIndex: 94, speedIndex: '(Y)', reinforced: 'XL' },
    },
  ],
  ['205/55ZR16 91', { width: 205, aspect: 55, zRated: true, diameter: 16, loadIndex: 91, speedIndex: 'ZR' }],
  ['205/55ZR16', { width: 205, aspect: 55, zRated: true, diameter: 16 }],
  [
    '235/65R16C 121/119R',
    {
      width: 235,
      aspect: 65,
      diameter: 16,
      commercial: true,
      loadIndex: 121,
      loadIndexDual: 119,
      speedIndex: 'R',
    },
  ],
  ['315/70R22.5', { width: 315, aspect: 70, diameter: 22.5 }],
  [
    '315/70 R22,5 156/150L',
    { width: 315, aspect: 70, diameter: 22.5, loadIndex: 156, loadIndexDual: 150, speedIndex: 'L' },
  ],
  ['12R22.5', { width: 12, aspect: 0, diameter: 22.5 }],
  ['7.50R16', { width: 7.5, aspect: 0, diameter: 16 }],
] as const)('%s is read', (text, fields) => {
  expect(parseArticleSize(text)).toEqual({ ...plain, ...fields })
})

test.each(['', '205', '205/55', '205/55R16 91', '205/55R16 V', '205/55R16 91I', 'R16', '205/55R16 91V XXL'])(
  '%j is not a size',
  (text) => {
    expect(parseArticleSize(text)).toBeNull()
  },
)

test.each(['4R16', '205/10R16', '205/55R99', '205/55R7', '205/55R16 49V', '205/55R16 201V'])(
  'no tyre of the size %s is made',
  (text) => {
    expect(parseArticleSize(text)).toBeNull()
  },
)

test('every size that is written out is read back', () => {
  const sizes = fc.record({
    width: fc.integer({ min: 50, max: 395 }),
    aspect: fc.constantFrom(0, 20, 55, 100),
    construction: fc.constantFrom('R', 'D', 'B'),
    zRated: fc.boolean(),
    diameter: fc.constantFrom(13, 16, 17.5, 22.5),
    commercial: fc.boolean(),
    loadIndex: fc.integer({ min: 60, max: 170 }),
    loadIndexDual: fc.option(fc.integer({ min: 60, max: 170 })),
    speedIndex: fc.constantFrom('A8', 'Q', 'T', 'V', 'Y', '(Y)', 'ZR'),
    reinforced: fc.constantFrom('XL', 'RF', null),
  })
  fc.assert(
    fc.property(sizes, (generated) => {
      const size = { ...generated, zRated: generated.zRated && generated.construction === 'R' }
      expect(parseArticleSize(articleSizeText(size as never))).toEqual(size)
    }),
  )
})
